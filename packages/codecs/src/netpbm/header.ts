import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';

/** Header of any Netpbm file, and the offset of its samples. */
export interface Header extends Size {
  /** Letter or digit of the signature. */
  readonly kind: string;
  readonly channels: number;
  readonly isLastAlpha: boolean;
  /** Value of white; for floats, the sign gives the byte order. */
  readonly most: number;
  readonly start: number;
  /** Only floats may be stored bottom-up. */
  readonly firstRow: 'top' | 'bottom';
}

const longestHeader = 4096;
const numbersOf: Readonly<Record<string, number>> = { 1: 2, 4: 2 };
const colourKinds = '36FH';
/** Photoshop writes PFM top-down. Its files are recognised by the header, with each number on its own line. */
const byPhotoshop = /^P[Ff]\n\d+\n\d+\n-?1\.0000\n/;

export function headerOf(bytes: Uint8Array): Header {
  const text = String.fromCharCode(...bytes.subarray(0, longestHeader));
  return text.startsWith('P7') ? arbitraryHeader(text) : numbersHeader(text);
}

/** White space or comments between numbers; exactly one white space character after the last. */
function numbersHeader(text: string): Header {
  const kind = text[1] ?? '';
  const count = numbersOf[kind] ?? 3;
  const numbers = new RegExp(`^P.${'(?:\\s|#[^\\n]*\\n)+([+-]?[\\d.]+(?:[eE][+-]?\\d+)?)'.repeat(count)}\\s`).exec(
    text,
  );
  if (!numbers) throw new CodecError('INCOMPLETE');
  const [width = 0, height = 0, most = 1] = numbers.slice(1).map(Number);
  const channels = colourKinds.includes(kind) ? 3 : 1;
  const firstRow = 'FfHh'.includes(kind) && !byPhotoshop.test(text) ? 'bottom' : 'top';
  return { kind, width, height, channels, isLastAlpha: false, most, start: numbers[0].length, firstRow };
}

/** PAM: lines with a name and a value. */
function arbitraryHeader(text: string): Header {
  const end = /\nENDHDR[^\n]*\n/.exec(text);
  if (!end) throw new CodecError('INCOMPLETE');
  const lines = text.slice(0, end.index).split('\n');
  const value = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length)
      .trim() ?? '';
  const channels = Number(value('DEPTH'));
  const kind = value('TUPLTYPE');
  const isKnown = channels >= 1 && channels <= 4 && /^(|BLACKANDWHITE|GRAYSCALE|RGB)(_ALPHA)?$/.test(kind);
  if (!isKnown) throw new UnsupportedFile('KIND_OF_PIXELS', `PAM: ${kind} ${channels}`);
  return {
    kind: '7',
    width: Number(value('WIDTH')),
    height: Number(value('HEIGHT')),
    channels,
    isLastAlpha: channels === 2 || channels === 4,
    most: Number(value('MAXVAL')),
    start: end.index + end[0].length,
    firstRow: 'top',
  };
}
