import { isLegal, type Language } from '../src/routes/pages.ts';
import type { Route } from '../src/routes/route.ts';

/** Vite's manifest: source file → what it was built into. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The tags that load a page's style, its script and the texts of its language. */
export function assetTags(manifest: Manifest, route: Route): string {
  const script = built(manifest, 'src/client.tsx');
  const styles = script.css ?? [];
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${script.file}"></script>`,
    ...textSources(route).map((source) => `<link rel="modulepreload" href="/${built(manifest, source).file}">`),
  ].join('');
}

function textSources({ language, page }: { language: Language; page: string }): string[] {
  const core = `src/i18n/messages/${language}.ts`;
  return isLegal(page) ? [core, `src/i18n/messages/${language}.legal.ts`] : [core];
}

function built(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return chunk;
}
