/** For four-character codes and the like; bytes beyond ASCII are read as Latin-1. */
export function textAt(view: DataView, offset: number, length = 4): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, length));
}
