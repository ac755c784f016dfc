import { CodecError } from '@image-converter/formats/codec-error';
import type { Geometry } from '@image-converter/formats/geometry';
import type { EncodeSettings, Host } from '../codec.ts';
import { arranged } from './arrange.ts';
import { type AnyPicture, bytesIn, firstResult, joined, type Output, type Platform } from './platform.ts';
import type { Encoder, Task } from './task.ts';

/** A result of a picture: the settings with its size, and what that means for the picture. */
export interface Wanted {
  readonly settings: EncodeSettings;
  readonly geometry: Geometry;
}

// Not from the table of options, which workers do not load.
export const defaultEffort = 'default' satisfies EncodeSettings['effort'];
export const noLook = 'none' satisfies EncodeSettings['look'];

/** Encodes pictures as their settings want it: as told, within a size, or until they look the same. */
export class Encoding<Picture extends AnyPicture, H extends Host<Picture>> {
  readonly #task: Task;
  readonly #platform: Platform<Picture, H>;

  constructor(task: Task, platform: Platform<Picture, H>) {
    this.#task = task;
    this.#platform = platform;
  }

  /** One for each size, the largest first. */
  async stills(picture: Picture, wanted: readonly Wanted[]): Promise<Output[]> {
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
    if (maxBytes === undefined && effort === defaultEffort) return this.#encodeBy(usual, picture, settings);
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
    return smaller(written, await encode(reusable, { ...settings, effort: defaultEffort }));
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

export function smaller(one: Output, other: Output): Output {
  return bytesIn(other.encoded) < bytesIn(one.encoded) ? other : one;
}

/** Whether it says what is wrong. */
function hasCode(error: unknown): boolean {
  return typeof (error as { code?: unknown } | null)?.code === 'string';
}
