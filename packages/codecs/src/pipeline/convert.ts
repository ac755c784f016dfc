import { CodecError } from '@image-converter/formats/codec-error';
import { fileContents } from '@image-converter/formats/file-contents';
import type { Size } from '@image-converter/formats/inspection';
import { applicable, changesPixels, defaultChoices } from '@image-converter/formats/options';
import { rangeOf } from '@image-converter/formats/pages';
import type { EncodeSettings, Host, Source } from '../codec.ts';
import { arranged, isSame, plannedGeometry } from './arrange.ts';
import { animationToFit, encodeToFit } from './fit.ts';
import { type OpenFile, openFile } from './open-file.ts';
import { type AnyPicture, bytesIn, firstResult, LimitExceeded, type Output, type Platform } from './platform.ts';
import type { Encoder, Task } from './task.ts';

export interface Converted {
  /** One per requested page; a plain picture has one. */
  readonly outputs: readonly [Output, ...Output[]];
  /** Number in the file; 1 if one output holds all of them, like the frames of an animation. */
  readonly pagesOrFrames: number;
}

interface ConvertedPage {
  readonly output: Output;
  readonly pagesOrFrames: number;
}

/** Converts a file to one file, or to one per requested page. */
export async function convert<Picture extends AnyPicture, H extends Host<Picture>>(
  given: Task,
  platform: Platform<Picture, H>,
): Promise<Converted> {
  const settings = applicable(given.settings);
  const { metadata, transparency } = settings;
  const hasTransparency = settings.hasTransparency && transparency === 'keep';
  const opened = await openFile(given, platform, settings);
  const convertWith = (maxBytes: number | undefined) => {
    const task = { ...given, settings: { ...settings, hasTransparency, maxBytes } };
    return new Conversion(task, opened, platform).run();
  };
  if (metadata === 'remove') return convertWith(settings.maxBytes);
  const original = new Uint8Array(await fileContents(given.file));
  const carrier = await platform.metadataOf(original, given.format, metadata, settings);
  const converted = await convertWith(carrier.maxBytes);
  const withMetadata = async ({ encoded, report, width, height }: Output): Promise<Output> => {
    const bytes = new Uint8Array(await new Blob(encoded instanceof Blob ? [encoded] : encoded).arrayBuffer());
    const carried = carrier.addTo(bytes, { width, height });
    return { encoded: carried.parts, width, height, report: { ...report, metadata: carried.report } };
  };
  const [first, ...others] = converted.outputs;
  return { ...converted, outputs: [await withMetadata(first), ...(await Promise.all(others.map(withMetadata)))] };
}

class Conversion<Picture extends AnyPicture, H extends Host<Picture>> {
  readonly #task: Task;
  readonly #opened: OpenFile<Picture>;
  readonly #platform: Platform<Picture, H>;

  constructor(task: Task, opened: OpenFile<Picture>, platform: Platform<Picture, H>) {
    this.#task = task;
    this.#opened = opened;
    this.#platform = platform;
  }

  /** If nothing needs other pixels, the file's data is kept; re-encoded data only if that is smaller. */
  async run(): Promise<Converted> {
    const repacked = await this.#repack();
    const isFinal = repacked && this.#task.settings.effort === defaultChoices.effort;
    if (isFinal) return { outputs: [repacked], pagesOrFrames: 1 };
    const converted = await this.#convertPages();
    return repacked ? { ...converted, outputs: [smaller(repacked, converted.outputs[0])] } : converted;
  }

  /** Undefined if the file has to be decoded. More effort is only worth it for a smaller file. */
  async #repack(): Promise<Output | undefined> {
    const { repacks, settings, encoders } = this.#task;
    const { source } = this.#opened;
    const [encoder] = encoders;
    if (!repacks || !encoder || changesPixels(settings)) return undefined;
    const repacked = await (await this.#platform.load(encoder)).repack?.(source, settings);
    if (!repacked || bytesIn(repacked.encoded) > (settings.maxBytes ?? Infinity)) return undefined;
    const { copied = 'picture', ...output } = repacked;
    return withSourceSize({ ...output, report: { encoder, copied } }, source.inspection ?? output);
  }

  /** One by one, so that only one page is in memory. */
  async #convertPages(): Promise<Converted> {
    const { limits, onPage } = this.#platform;
    const { from, to } = rangeOf(this.#task.settings.pages);
    const { output, pagesOrFrames } = await this.#convertPage(from);
    const last = Math.min(to, pagesOrFrames);
    if (last - from >= limits.pages) throw new LimitExceeded('pages', `${pagesOrFrames} pages`);
    const outputs: [Output, ...Output[]] = [output];
    for (let page = from + 1; page <= last; page += 1) {
      onPage({ page, last });
      outputs.push((await this.#convertPage(page)).output);
    }
    return { outputs, pagesOrFrames };
  }

  async #convertPage(page: number): Promise<ConvertedPage> {
    const { inspection } = this.#opened.source;
    if (page === 1 && inspection) await plannedGeometry(this.#task, this.#platform, inspection);
    const { picture, pagesOrFrames } = await this.#opened.decodePage(page);
    try {
      const geometry = await plannedGeometry(this.#task, this.#platform, picture);
      const moving = pagesOrFrames > 1 ? await this.#encodeAnimation(this.#opened.source) : undefined;
      if (moving) return { output: withSourceSize(moving, picture), pagesOrFrames: 1 };
      const output = await this.#encode(await arranged(picture, geometry, this.#task, this.#platform));
      return { output: withSourceSize(output, picture), pagesOrFrames };
    } finally {
      picture.free?.();
    }
  }

  async #encodeAnimation({ inspection }: Source): Promise<Output | undefined> {
    const { encodeAnimation, inTurn, onPage } = this.#platform;
    if (!encodeAnimation || !this.#task.animates) return undefined;
    return inTurn(() =>
      animationToFit(this.#task.settings, (settings) =>
        encodeAnimation({ ...this.#task, settings }, inspection, onPage),
      ),
    );
  }

  /** Extra effort does not make every picture smaller, so the usual file is written as well. */
  async #encode(picture: Picture): Promise<Output> {
    const { settings } = this.#task;
    const { maxBytes, effort } = settings;
    const platform = this.#platform;
    const usual = await platform.encodersFor(picture, this.#task);
    if (maxBytes === undefined && effort === defaultChoices.effort) return this.#encodeBy(usual, picture, settings);
    const specialist = platform.specialistFor?.(settings);
    const encoders = specialist ? [specialist, ...usual] : usual;
    const encode = (one: Picture, settings: EncodeSettings) => {
      // Several attempts take longer than one, and show that the conversion is alive.
      platform.onPage();
      return this.#encodeBy(settings.effort === defaultChoices.effort ? usual : encoders, one, settings);
    };
    const reusable = platform.reusable(picture, settings, encoders[0]);
    if (maxBytes !== undefined) {
      return encodeToFit(reusable, { settings: { ...settings, maxBytes }, platform, encode });
    }
    const written = await encode(reusable, settings);
    return smaller(written, await encode(reusable, { ...settings, effort: defaultChoices.effort }));
  }

  /** Uses the first encoder that accepts the picture. */
  async #encodeBy(encoders: readonly Encoder[], picture: Picture, settings: EncodeSettings): Promise<Output> {
    const { width, height, deep } = picture;
    const platform = this.#platform;
    const encode = () =>
      firstResult(platform, encoders, async (codec, encoder): Promise<Output | undefined> => {
        const encoded = await codec.encode?.(picture, settings, platform.host);
        return encoded && { width, height, encoded, report: { encoder, ...(deep && { bits: 16 }) } };
      });
    try {
      return await platform.inTurn(encode);
    } catch (error) {
      throw hasCode(error) ? error : new CodecError('ENCODE_FAILED', error);
    }
  }
}

function smaller(one: Output, other: Output): Output {
  return bytesIn(other.encoded) < bytesIn(one.encoded) ? other : one;
}

function withSourceSize(output: Output, { width, height }: Size): Output {
  return isSame(output, { width, height })
    ? output
    : { ...output, report: { ...output.report, sourceSize: { width, height } } };
}

/** Whether it says what is wrong. */
function hasCode(error: unknown): boolean {
  return typeof (error as { code?: unknown } | null)?.code === 'string';
}
