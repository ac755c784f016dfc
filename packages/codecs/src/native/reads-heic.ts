/** A grey square of 64 pixels, by heif-enc. */
export const heicProbe =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAADgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAWbWRhdAAAAAooAa8ZgPcwWpD8';
const side = 64;

let answer: Promise<boolean> | undefined;

/** Whether the browser itself decodes HEIC, found by trying, once. Then libheif and its helpers are not needed. */
export function readsHeic(): Promise<boolean> {
  answer ??= decodesProbe();
  return answer;
}

async function decodesProbe(): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(heicProbe), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/heic' }));
    const { width, height } = bitmap;
    bitmap.close();
    return width === side && height === side;
  } catch {
    return false;
  }
}
