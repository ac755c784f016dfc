import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import type { DatabaseKind } from './testing/suite-helpers.ts';

const logConversions = fileURLToPath(new URL('../testing/log-conversions.ts', import.meta.url));

export function logSuite(kind: DatabaseKind): void {
  describe(`the log on ${kind.name}`, () => {
    it('keeps what it was given', { tags: '@promise:anonymous-log' }, async () => {
      const place = await kind.newPlace();
      const database = await openDatabase(place);
      const conversion = {
        createdAt: 1_800_000_000_000,
        sourceFormat: 'webp',
        targetFormat: 'jpg',
        fileSize: 123,
        conversionType: 'client',
        processingTimeMs: 45,
        userAgent: "O'Browser/1.0",
      } as const;
      await database.logConversions([
        { ...conversion, success: true },
        { ...conversion, conversionType: 'server', success: false },
      ]);
      await database.close();
      const rows = await kind.rows(place, 'conversions');
      expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
      const stored = {
        created_at: 1_800_000_000_000,
        source_format: 'webp',
        target_format: 'jpg',
        file_size: 123,
        processing_time_ms: 45,
        user_agent: "O'Browser/1.0",
      };
      const bySuccess = new Map(rows.map((row) => [Boolean(row.success), row]));
      expect(bySuccess.get(true)).toMatchObject({ ...stored, conversion_type: 'client' });
      expect(bySuccess.get(false)).toMatchObject({ ...stored, conversion_type: 'server' });
    });

    it('loses nothing it acknowledged when processes that began together are killed', async () => {
      const place = await kind.newPlace();
      const acknowledged = (await Promise.all(['a', 'b', 'c'].map((name) => logUntilKilled(place, name)))).flat();
      const rows = await kind.rows(place, 'conversions');
      const logged = new Set(rows.map((row) => row.user_agent));
      expect(acknowledged.filter((line) => !logged.has(line))).toEqual([]);
    });
  });
}

/** Rows acknowledged to the process before it was killed at an arbitrary moment. */
async function logUntilKilled(place: DatabaseOptions, name: string): Promise<string[]> {
  const child = spawn(process.execPath, [logConversions, JSON.stringify(place), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === 40) child.kill('SIGKILL');
  }
  const [, signal] = await exit;
  expect(signal).toBe('SIGKILL');
  return lines;
}
