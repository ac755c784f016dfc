import { CodecError } from '@image-converter/formats/codec-error';
import type { Geometry } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { rangeOf } from '@image-converter/formats/pages';
import type { EncodeSettings, Host, Source } from '../codec.ts';
import { additionsTo } from './additions.ts';
import { arranged, isSame, plannedGeometry } from './arrange.ts';
import { type OpenFile, openFile } from './open-file.ts';
import {
  type AnyPicture,
  bytesIn,
  firstResult,
  joined,
  LimitExceeded,
  type Output,
  type Platform,
} from './platform.ts';
import type { Encoder, Task } from './task.ts';

export interface Converted {
  /** One per requested page and size, the largest first; a plain picture has one. */
  readonly outputs: Outputs;
  /** Number in the file; 1 if one output holds all of them, like the frames of an animation. */
  readonly pagesOrFrames: number;
}

type Outputs = readonly [Output, ...Output[]];

/** A result of a picture: the settings with its size, and what that means for the picture. */
interface Wanted {
  readonly settings: EncodeSettings;
  readonly geometry: Geometry;
}

/** Converts a file to one file, or to one per requested page and size. */
export async function convert<Picture extends AnyPicture, H extends Host<Picture>>(
  given: Task,
  platform: Platform<Picture, H>,
): Promise<Converted> {
  const { settings } = given;
  const hasTransparency = settings.hasTransparency && settings.transparency === 'keep';
  const opened = await openFile(given, platform, settings);
  const additions = await additionsTo(given, opened.source, platform);
  const task = { ...given, settings: { ...settings, hasTransparency, maxBytes: additions.maxBytes } };
  const [converted] = await Promise.all([new Conversion(task, opened, platform).run(), additions.prepare()]);
  const [first, ...others] = converted.outputs;
  const outputs: Outputs = [await additions.addTo(first), ...(await Promise.all(others.map(additions.addTo)))];
  return { ...converted, outputs };
}

// Not from the table of options, which workers do not load.
const usualEffort = 'default' satisfies EncodeSettings['effort'];
const noLook = 'none' satisfies EncodeSettings['look'];
const noAnimation = 'none' satisfies EncodeSettings['animation'];
const firstFrame = 'first' satisfies EncodeSettings['frames'];

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
    const { effort, look } = this.#task.settings;
    const isFinal = repacked && effort === usualEffort && look === noLook;
    if (isFinal) return { outputs: [repacked], pagesOrFrames: 1 };
    const converted = await this.#convertPages();
    return repacked ? { ...converted, outputs: [smaller(repacked, converted.outputs[0])] } : converted;
  }

  /** Undefined if the file has to be decoded. More effort is only worth it for a smaller file. */
  async #repack(): Promise<Output | undefined> {
    const { repacks, settings, encoders } = this.#task;
    const { source } = this.#opened;
    const [encoder] = encoders;
    if (!repacks || !encoder) return undefined;
    const repacked = await (await this.#platform.load(encoder)).repack?.(source, settings);
    if (!repacked || bytesIn(repacked.encoded) > (settings.maxBytes ?? Infinity)) return undefined;
    const { copied = 'picture', profile, ...output } = repacked;
    return withSourceSize(
      { ...output, report: { encoder, copied, ...(profile && { profile }) } },
      source.inspection ?? output,
    );
  }

  /** One by one, so that only one page is in memory. */
  async #convertPages(): Promise<Converted> {
    const { limits, onPage, joinPages } = this.#platform;
    const { settings, smaller } = this.#task;
    const frames = await this.#convertFrames();
    if (frames) return frames;
    const { from, to } = rangeOf(settings.pages);
    const { outputs, pagesOrFrames } = await this.#convertPage(from);
    const last = Math.min(to, pagesOrFrames);
    if ((last - from + 1) * (1 + smaller.length) > limits.pages) {
      throw new LimitExceeded('pages', `${pagesOrFrames} pages`);
    }
    const [first, ...others] = outputs;
    const isJoined = settings.animation !== noAnimation && last > from;
    const following = isJoined ? this.#withSizeOf(first) : this;
    for (let page = from + 1; page <= last; page += 1) {
      onPage({ page, last });
      others.push(...(await following.#convertPage(page)).outputs);
    }
    if (!isJoined) return { outputs: [first, ...others], pagesOrFrames };
    return { outputs: [await joinPages([first, ...others], settings)], pagesOrFrames: 1 };
  }

  /** All pictures of an animation have the size of the first. */
  #withSizeOf({ width, height }: Size): Conversion<Picture, H> {
    const settings = { ...this.#task.settings, size: { pad: { width, height } } };
    return new Conversion({ ...this.#task, settings }, this.#opened, this.#platform);
  }

  /** Each frame of an animation, if that is wanted and the target holds a single picture. */
  async #convertFrames(): Promise<Converted | undefined> {
    const { settings, animates } = this.#task;
    if (settings.frames === firstFrame || animates) return undefined;
    const all: Output[] = [];
    let pagesOrFrames = 0;
    const frames = await this.#platform.framesOf?.(this.#task, this.#opened.source.inspection);
    for await (const picture of frames ?? []) {
      const outputs = await this.#encodeStills(picture, await this.#wantedOf(picture));
      all.push(...outputs.map((output) => withSourceSize(output, picture)));
      pagesOrFrames += 1;
    }
    const [first, ...others] = all;
    return first && { outputs: [first, ...others], pagesOrFrames };
  }

  async #convertPage(page: number): Promise<Converted> {
    const { inspection } = this.#opened.source;
    if (page === 1 && inspection) await plannedGeometry(this.#task, this.#platform, inspection);
    const { picture, pagesOrFrames } = await this.#opened.decodePage(page);
    try {
      const wanted = await this.#wantedOf(picture);
      const moving = pagesOrFrames > 1 ? await this.#encodeAnimations(wanted) : undefined;
      const outputs = moving ?? (await this.#encodeStills(picture, wanted));
      const [first, ...others] = outputs.map((output) => withSourceSize(output, picture));
      return { outputs: [first as Output, ...others], pagesOrFrames: moving ? 1 : pagesOrFrames };
    } finally {
      picture.free?.();
    }
  }

  /** Every size once: a picture is not enlarged to reach the next one. */
  async #wantedOf(picture: Picture): Promise<Wanted[]> {
    const { settings, smaller } = this.#task;
    const inColours = await this.#settingsFor(picture, settings);
    const wanted: Wanted[] = [];
    for (const different of [{}, ...smaller]) {
      const sized = { ...inColours, ...different };
      const geometry = await plannedGeometry({ ...this.#task, settings: sized }, this.#platform, picture);
      const last = wanted.at(-1);
      if (!last || !isSame(last.geometry.output, geometry.output)) wanted.push({ settings: sized, geometry });
    }
    return wanted;
  }

  async #settingsFor({ profile }: Picture, settings: EncodeSettings): Promise<EncodeSettings> {
    if (!profile) return settings;
    const { settingsFor, writeProfile } = await this.#platform.loadColours();
    return settingsFor(settings, profile, writeProfile);
  }

  async #encodeStills(picture: Picture, wanted: readonly Wanted[]): Promise<Output[]> {
    const platform = this.#platform;
    // Scaling uses up what a browser has decoded.
    const source = wanted.length > 1 ? platform.reusable(picture, this.#task.settings, undefined) : picture;
    const outputs: Output[] = [];
    for (const { settings, geometry } of wanted) {
      // Shows that the conversion is alive.
      if (outputs.length > 0) platform.onPage();
      const sized = await arranged(source, geometry, settings, platform);
      outputs.push(...(settings.favicons ? await this.#encodeSet(sized) : [await this.#encode(sized, settings)]));
    }
    return outputs;
  }

  async #encodeSet(picture: Picture): Promise<Output[]> {
    const platform = this.#platform;
    const { encoders, settings } = this.#task;
    return firstResult(platform, encoders, async (codec, encoder): Promise<Output[] | undefined> => {
      const files = await codec.encodeSet?.(picture, settings, platform.host);
      return files?.map((file) => ({ ...file, report: { encoder } }));
    });
  }

  /** Undefined if the file or the target does not move. */
  async #encodeAnimations(wanted: readonly Wanted[]): Promise<Output[] | undefined> {
    const outputs: Output[] = [];
    for (const { settings } of wanted) {
      const output = await this.#encodeAnimation(this.#opened.source, settings);
      if (!output) return undefined;
      outputs.push(output);
    }
    return outputs;
  }

  async #encodeAnimation({ inspection }: Source, wanted: EncodeSettings): Promise<Output | undefined> {
    const { encodeAnimation, inTurn, onPage } = this.#platform;
    if (!encodeAnimation || !this.#task.animates) return undefined;
    const { maxBytes } = wanted;
    const encode = (settings: EncodeSettings) => encodeAnimation({ ...this.#task, settings }, inspection, onPage);
    if (maxBytes === undefined) return inTurn(() => encode(wanted));
    const { animationToFit } = await this.#platform.loadFitting();
    return inTurn(() => animationToFit({ ...wanted, maxBytes }, encode));
  }

  async #encode(picture: Picture, settings: EncodeSettings): Promise<Output> {
    if (settings.look === noLook || settings.lossless) return this.#encodeAsTold(picture, settings);
    const platform = this.#platform;
    const { encodeWithLook } = await platform.loadLook();
    const encode = (one: Picture, told: EncodeSettings) => this.#encodeAsTold(one, told);
    return encodeWithLook(picture, { settings, task: this.#task, platform, encode });
  }

  /** Extra effort does not make every picture smaller, so the usual file is written as well. */
  async #encodeAsTold(picture: Picture, settings: EncodeSettings): Promise<Output> {
    const { maxBytes, effort } = settings;
    const platform = this.#platform;
    const usual = await platform.encodersFor(picture, { ...this.#task, settings });
    if (maxBytes === undefined && effort === usualEffort) return this.#encodeBy(usual, picture, settings);
    const encodersOf = (settings: EncodeSettings) => {
      const specialist = platform.specialistFor?.(settings);
      return specialist ? [specialist, ...usual] : usual;
    };
    const encode = (one: Picture, settings: EncodeSettings) => {
      // Several attempts take longer than one, and show that the conversion is alive.
      platform.onPage();
      return this.#encodeBy(encodersOf(settings), one, settings);
    };
    const reusable = platform.reusable(picture, settings, encodersOf(settings)[0]);
    if (maxBytes !== undefined) {
      const { encodeToFit } = await platform.loadFitting();
      return encodeToFit(reusable, { settings: { ...settings, maxBytes }, platform, encode });
    }
    const written = await encode(reusable, settings);
    return smaller(written, await encode(reusable, { ...settings, effort: usualEffort }));
  }

  /** Uses the first encoder that accepts the picture. */
  async #encodeBy(encoders: readonly Encoder[], picture: Picture, settings: EncodeSettings): Promise<Output> {
    const { width, height, deep } = picture;
    const { keptColours } = settings;
    const platform = this.#platform;
    const encode = () =>
      firstResult(platform, encoders, async (codec, encoder): Promise<Output | undefined> => {
        const plain = await codec.encode?.(picture, settings, platform.host);
        const encoded = plain && (keptColours ? await keptColours.addTo(await joined(plain)) : plain);
        const facts = { ...(deep && ({ bits: 16 } as const)), ...(keptColours && { profile: keptColours.name }) };
        return encoded && { width, height, encoded, report: { encoder, ...facts } };
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
