import { readFile, writeFile } from 'node:fs/promises';
import { serverSettings } from '@image-converter/settings/server';
import { siteSettings } from '@image-converter/settings/site';
import type { z } from 'zod';

export const document = new URL('../docs/settings.md', import.meta.url);

/** Generates the tables in docs/settings.md from the schemas that validate the settings. */
export function withSettings(text: string): string {
  const filled = fill(text, 'site', table(siteSettings.in.shape));
  return fill(filled, 'server', table(serverSettings.in.shape));
}

function table(shape: Record<string, z.ZodType>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const value = schema.safeParse(undefined).data;
    return `| \`${name}\` | ${value === undefined ? 'not set' : `\`${value}\``} | ${schema.description?.replaceAll('|', '\\|')} |`;
  });
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function fill(text: string, name: string, content: string): string {
  const marks = new RegExp(`(<!-- settings: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
  if (!marks.test(text)) throw new Error(`docs/settings.md has no place for the ${name} settings`);
  return text.replace(marks, (_, start: string, end: string) => `${start}\n${content}\n${end}`);
}

if (import.meta.main) await writeFile(document, withSettings(await readFile(document, 'utf8')));
