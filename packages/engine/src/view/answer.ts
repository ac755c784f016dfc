import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import { openFile } from '@image-converter/codecs/pipeline/open-file';
import { firstResult } from '@image-converter/codecs/pipeline/platform';
import type { Size } from '@image-converter/formats/inspection';
import { ConversionError } from '../errors.ts';
import { encodersWorthLoading, readerWith } from '../platform.ts';
import { shrunkTo } from './geometry.ts';
import type { ReadArea } from './likeness.ts';
import type {
  CompareReply,
  CompareRequest,
  FromView,
  LookReply,
  LookRequest,
  SampleRequest,
  ToView,
} from './messages.ts';

/** Decoded picture from which pieces are requested, or with which a result is compared. */
interface KeptPicture {
  readonly bitmap: ImageBitmap;
  readonly opaque: boolean;
  readonly profile: Picture['profile'] | undefined;
  readonly request: LookRequest;
}

/** What decodes pictures for a view, with their colours as they are stored or as sRGB. */
type HostFor = (keepsColours?: boolean) => BrowserHost;

/** Renders files for the page, and samples of how a part would look at another quality. */
export function answerThrough(port: MessagePort, hostFor: HostFor): void {
  let kept: KeptPicture | undefined;
  const draw = pieceDrawer();
  const send = (message: FromView, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  const answerTo = async (message: ToView): Promise<LookReply | CompareReply> => {
    if (message.kind === 'sample') return sample(message.request, kept && draw(kept, message.request), hostFor());
    if (message.kind === 'compare') return compare(message.request, kept, hostFor);
    const { request } = message;
    const { opaque, profile, ...seen } = await look(request, hostFor);
    if (request.keep) kept = { bitmap: await createImageBitmap(seen.bitmap), opaque, profile, request };
    return seen;
  };

  // One at a time, in the order in which the page needs them.
  let working: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data: message }: MessageEvent<ToView>) => {
    const { id } = message;
    working = working
      .then(() => answerTo(message))
      .then(
        (answer) => send({ kind: 'answer', id, answer }, 'bitmap' in answer ? [answer.bitmap] : []),
        () => send({ kind: 'failed', id }),
      );
  };
}

async function look(request: LookRequest, hostFor: HostFor) {
  const { chosen, reading, page, rasterised, maxPixels, keepsColours } = request;
  const reader = readerWith(hostFor(keepsColours));
  const { decodePage } = await openFile({ ...chosen, ...(rasterised && { rasterised }) }, reader, reading);
  const { picture } = await decodePage(page);
  const { width, height, opaque, profile } = picture;
  return { size: { width, height }, opaque, profile, bitmap: await bitmapOf(picture, shrunkTo(picture, maxPixels)) };
}

/** Frees the memory of the picture. */
async function bitmapOf(picture: Picture, size: Size): Promise<ImageBitmap> {
  const isFullSize = size.width === picture.width;
  if (picture.kind === 'bitmap' && isFullSize) return picture.bitmap;
  const scale: ImageBitmapOptions = isFullSize
    ? {}
    : { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' };
  const bitmap = await createImageBitmap(drawableOf(picture), scale);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  if (picture.kind === 'pixels') picture.free?.();
  return bitmap;
}

function drawableOf(picture: Picture): ImageBitmapSource {
  if (picture.kind === 'bitmap') return picture.bitmap;
  if (picture.kind === 'canvas') return picture.canvas;
  return new ImageData(picture.data, picture.width, picture.height);
}

type Piece = Picture & { readonly kind: 'canvas' };

/**
 * Caches the last piece: it stays the same while only the quality changes, and drawing it takes longer than the rest.
 */
function pieceDrawer(): (kept: KeptPicture, wanted: Pick<SampleRequest, 'area' | 'size'>) => Piece {
  let last: { readonly of: ImageBitmap; readonly wanted: string; readonly piece: Piece } | undefined;
  return ({ bitmap, opaque }, { area, size }) => {
    const wanted = JSON.stringify([area, size]);
    if (last?.of === bitmap && last.wanted === wanted) return last.piece;
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d', { alpha: !opaque });
    if (!context) throw new ConversionError('ENCODE_FAILED');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
    last = { of: bitmap, wanted, piece: { kind: 'canvas', ...size, canvas, opaque } };
    return last.piece;
  };
}

async function sample(
  { size, settings, encoders }: SampleRequest,
  picture: Piece | undefined,
  host: BrowserHost,
): Promise<LookReply> {
  // A canvas area of 0 means that the browser alters canvas data, which would put noise into the sample.
  if (!picture || host.limits.canvasArea === 0) throw new ConversionError('UNSUPPORTED');
  const suitable = await encodersWorthLoading(encoders, picture, settings, host);
  const encoded = await firstResult(readerWith(host), suitable, (codec) => codec.encode?.(picture, settings, host));
  const blob = encoded instanceof Blob ? encoded : new Blob(encoded, { type: settings.mediaType });
  return { bitmap: await createImageBitmap(blob), size };
}

/** No likeness if either picture was scaled down. */
async function compare(
  { sight, background: inSrgb }: CompareRequest,
  original: KeptPicture | undefined,
  hostFor: HostFor,
): Promise<CompareReply> {
  if (!original || hostFor().limits.canvasArea === 0) return {};
  const { bitmap, size, profile } = await look({ ...sight, keepsColours: original.profile !== undefined }, hostFor);
  // A result may be stored as grey, with a profile that is not kept.
  const isConverted = original.profile && !profile;
  const kept = isConverted ? await look({ ...original.request, keepsColours: false }, hostFor) : original;
  try {
    const isFullSize =
      bitmap.width === size.width && kept.bitmap.width === size.width && kept.bitmap.height === size.height;
    if (!isFullSize) return {};
    const { likenessOf, ownColours } = await import('./likeness.ts');
    const { space, background } = profile ? ownColours(profile, inSrgb) : { space: undefined, background: inSrgb };
    return { likeness: likenessOf(size, readerOf(kept.bitmap, background), readerOf(bitmap, background), space) };
  } finally {
    bitmap.close();
    if (kept !== original) kept.bitmap.close();
  }
}

function readerOf(bitmap: ImageBitmap, background: string): ReadArea {
  return ({ x, y, width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new ConversionError('DECODE_FAILED');
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, -x, -y);
    return context.getImageData(0, 0, width, height).data;
  };
}
