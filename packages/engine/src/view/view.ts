import type { AnyFormat } from '@image-converter/formats/any-format';
import { formats, type Writing } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import type { Answers, Area, CompareReply, FromView, Likeness, LookReply, LookRequest, ToView } from './messages.ts';

interface LookOptions {
  /** Sniffed if not set. */
  readonly format?: AnyFormat;
  readonly reading?: ReadingOptions;
  readonly page?: number;
  readonly maxPixels: number;
  readonly keep?: LookRequest['keep'];
  readonly keepsColours?: LookRequest['keepsColours'];
}

interface Compare {
  readonly maxPixels: number;
  /** Behind transparent pixels. */
  readonly background: string;
}

type Engine = typeof import('../engine.ts')['forViews'];

/** Shows files as the engine decodes them, in a separate worker; closing it frees all its memory. */
export async function openView(): Promise<View> {
  return new View((await import('../engine.ts')).forViews);
}

export class View {
  readonly #engine: Engine;
  readonly #worker: InstanceType<Engine['EngineWorker']>;
  readonly #waiting = new Map<number, PromiseWithResolvers<LookReply | CompareReply>>();
  #port: MessagePort | undefined;
  #newest = 0;
  #isClosed = false;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#worker = new engine.EngineWorker(() => this.close());
  }

  /** Rejects if the file cannot be shown. */
  async look(file: Blob, { format, reading = defaultReading, page = 1, ...rest }: LookOptions): Promise<LookReply> {
    const { ConversionError, chosenFile, deviceLimits, rasterisedHere } = this.#engine;
    const chosen = await chosenFile(file, format);
    if (!chosen) throw new ConversionError('UNKNOWN_FORMAT');
    const rasterised = await rasterisedHere(chosen, reading, deviceLimits());
    this.#port ??= this.#start();
    return this.#ask('look', { chosen, reading, page, rasterised, ...rest }, rasterised ? [rasterised] : []);
  }

  /** A part of the kept file as it would look with these options. */
  sample(area: Area, size: Size, options: ConversionOptions): Promise<LookReply> {
    const { mediaType, hasTransparency, write } = formats[options.target];
    const { browser: encoders }: Writing = write;
    const settings = { ...options, maxBytes: undefined, mediaType, hasTransparency };
    return this.#ask('sample', { area, size, settings, encoders });
  }

  /** Likeness of a result and the kept file; undefined if they cannot be compared. */
  async likeness(result: Blob, { maxPixels, background }: Compare): Promise<Likeness | undefined> {
    const chosen = await this.#engine.chosenFile(result, undefined);
    if (!chosen) return undefined;
    const sight = { chosen, reading: defaultReading, page: 1, maxPixels };
    return (await this.#ask('compare', { sight, background })).likeness;
  }

  close(): void {
    this.#isClosed = true;
    this.#worker.end('ABORTED');
    this.#port?.close();
    for (const { reject } of this.#waiting.values()) reject(new this.#engine.ConversionError('ABORTED'));
    this.#waiting.clear();
  }

  #start(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromView>) => this.#receive(data);
    this.#worker.view(port2);
    return port1;
  }

  #ask<Kind extends keyof Answers>(
    kind: Kind,
    request: Answers[Kind]['request'],
    transfer: Transferable[] = [],
  ): Promise<Answers[Kind]['answer']> {
    if (this.#isClosed) return Promise.reject(new this.#engine.ConversionError('ABORTED'));
    this.#newest += 1;
    const waiting = Promise.withResolvers<Answers[Kind]['answer']>();
    this.#waiting.set(this.#newest, waiting as PromiseWithResolvers<LookReply | CompareReply>);
    this.#port?.postMessage({ id: this.#newest, kind, request } as ToView, transfer);
    return waiting.promise;
  }

  #receive(message: FromView): void {
    if (message.id === undefined) {
      this.close();
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'failed') waiting?.reject(new this.#engine.ConversionError('DECODE_FAILED'));
    else waiting?.resolve(message.answer);
  }
}
