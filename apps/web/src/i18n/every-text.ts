/** Every text with its path: [['header.title', 'Image Converter'], …] */
export function everyText(messages: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof messages === 'string') return [[path.join('.'), messages]];
  return Object.entries(messages as object).flatMap(([key, value]) => everyText(value, [...path, key]));
}
