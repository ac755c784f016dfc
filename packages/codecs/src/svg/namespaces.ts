export const svg = 'http://www.w3.org/2000/svg';
export const xlink = 'http://www.w3.org/1999/xlink';

const rootTag = /<svg(?=[\s/>])[^>]*/;
const prefix = /[\s</]([a-z][\w-]*):[\w-]+(?=[\s=/>])/gi;
/** Prefixes that need no declaration. */
const builtIn = ['xml', 'xmlns'];

/** Adds missing namespace declarations, as in an SVG copied from a web page. */
export function withNamespaces(text: string): string {
  const used = [...text.matchAll(prefix)].flatMap(([, name]) => name ?? []);
  const [root = ''] = rootTag.exec(text) ?? [];
  const missing = [...new Set(used)].filter((name) => !builtIn.includes(name) && !root.includes(`xmlns:${name}=`));
  const declarations = [
    ...(/\sxmlns\s*=/.test(root) ? [] : [`xmlns="${svg}"`]),
    ...missing.map((name) => `xmlns:${name}="${name === 'xlink' ? xlink : name}"`),
  ];
  return text.replace(
    rootTag,
    (tag) => [tag.replace(/\/$/, ''), ...declarations].join(' ') + (tag.endsWith('/') ? '/' : ''),
  );
}
