/** Stands for `style`, as attribute and as element. */
export const inertStyle = 'inert-style';

const style = /(<\/?(?:[\w.-]+:)?|\s)style(?=[\s=/>])/g;

/**
 * Renames styles, so that the document can be parsed in a page whose Content-Security-Policy forbids inline styles:
 * browsers report each of them in the console, although a parsed document is never shown.
 */
export function withInertStyles(text: string): string {
  return text.replaceAll(style, `$1${inertStyle}`);
}

export function withLiveStyles(text: string): string {
  return text.replaceAll(inertStyle, 'style');
}
