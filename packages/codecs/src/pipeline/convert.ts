import type { Size } from '@image-converter/formats/inspection';
import { rangeOf } from '@image-converter/formats/pages';
import type { EncodeSettings, Host, Source } from '../codec.ts';
import { additionsTo } from './additions.ts';
import { isSame, plannedGeometry } from './arrange.ts';
import { defaultEffort, Encoding, noLook, smaller, type Wanted } from './encode.ts';
import { type OpenFile, openFile } from './open-file.ts';
import { type AnyPicture, bytesIn, LimitExceeded, type Output, type Platform } from './platform.ts';
import type { Task } from './task.ts';

export interface Converted {
  /** One per requested page and size, the largest first; a plain picture has one. */
  readonly outputs: Outputs;
  /** Number in the file; 1 if one output holds all of them, like the frames of an animation. */
  readonly pagesOrFrames: number;
}

type Outputs = readonly [Output, ...Output[]];

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

const noAnimation = 'none' satisfies EncodeSettings['animation'];
const firstFrame = 'first' satisfies EncodeSettings['frames'];

class Conversion<Picture extends AnyPicture, H extends Host<Picture>> {
  readonly #task: Task;
  readonly #opened: OpenFile<Picture>;
  readonly #platform: Platform<Picture, H>;
  readonly #encoding: Encoding<Picture, H>;

  constructor(task: Task, opened: OpenFile<Picture>, platform: Platform<Picture, H>) {
    this.#task = task;
    this.#opened = opened;
    this.#platform = platform;
    this.#encoding = new Encoding(task, platform);
  }

  /** If nothing needs other pixels, the file's data is kept; re-encoded data only if that is smaller. */
  async run(): Promise<Converted> {
    const repacked = await this.#repack();
    const { effort, look } = this.#task.settings;
    const isFinal = repacked && effort === defaultEffort && look === noLook;
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
      const outputs = await this.#encoding.stills(picture, await this.#wantedOf(picture));
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
      const outputs = moving ?? (await this.#encoding.stills(picture, wanted));
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
}

function withSourceSize(output: Output, { width, height }: Size): Output {
  return isSame(output, { width, height })
    ? output
    : { ...output, report: { ...output.report, sourceSize: { width, height } } };
}
