const footerBytes = 26;
const signature = 'TRUEVISION-XFILE.';
/** Attributes type in the extension area: the meaning of the fourth channel. */
const attributesAt = 494;
const extensionBytes = 495;

/** Version 2.0 files have a footer that may point to it; older files do not say. */
export function alphaMeaning(bytes: Uint8Array): 'none' | 'straight' | 'multiplied' | 'unknown' {
  const footer = bytes.length - footerBytes;
  if (footer < 0) return 'unknown';
  if (String.fromCharCode(...bytes.subarray(footer + 8, footer + 8 + signature.length)) !== signature) return 'unknown';
  const extension = new DataView(bytes.buffer, bytes.byteOffset).getUint32(footer, true);
  if (extension === 0 || extension + extensionBytes > bytes.length) return 'unknown';
  const attributes = bytes[extension + attributesAt] as number;
  if (attributes <= 2) return 'none';
  return attributes === 4 ? 'multiplied' : 'straight';
}
