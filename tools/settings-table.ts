import { readFile, writeFile } from 'node:fs/promises';
import { serverSettings } from '@image-converter/settings/server';
import { siteSettings } from '@image-converter/settings/site';
import type { z } from 'zod';

const readme = new URL('../README.md', import.meta.url);

/** The README's tables of settings, written from the schemas that check them. */
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
  if (!marks.test(text)) throw new Error(`The README has no place for the ${name} settings`);
  return text.replace(marks, (_, start: string, end: string) => `${start}\n${content}\n${end}`);
}

if (import.meta.main) await writeFile(readme, withSettings(await readFile(readme, 'utf8')));
