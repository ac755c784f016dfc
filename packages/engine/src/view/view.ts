import type { Likeness } from '@image-converter/codecs/likeness';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { formats, type Writing } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import type { Answers, Area, Compared, FromView, Seen, Sight, ToView } from './messages.ts';

interface Looking {
  /** Sniffed if it is not known. */
  readonly format?: AnyFormat;
  readonly reading?: ReadingOptions;
  readonly page?: number;
  readonly mostPixels: number;
  readonly keep?: Sight['keep'];
  readonly loadDrawing?: () => Promise<typeof import('../drawing.ts')>;
}

interface Compare {
  readonly mostPixels: number;
  /** Behind transparent pixels. */
  readonly background: string;
}

type Engine = typeof import('../engine.ts')['forViews'];

/** Shows files as the engine decodes them, in a worker of its own; closing it gives back all of its memory. */
export async function openView(): Promise<View> {
  return new View((await import('../engine.ts')).forViews);
}

export class View {
  readonly #engine: Engine;
  readonly #worker: InstanceType<Engine['EngineWorker']>;
  readonly #waiting = new Map<number, PromiseWithResolvers<Seen | Compared>>();
  #port: MessagePort | undefined;
  #newest = 0;
  #isClosed = false;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#worker = new engine.EngineWorker(() => this.close());
  }

  /** Rejects if the file cannot be shown. */
  async look(file: Blob, { format, reading = defaultReading, page = 1, loadDrawing, ...rest }: Looking): Promise<Seen> {
    const { ConversionError, chosenFile, deviceLimits } = this.#engine;
    const chosen = await chosenFile(file, format);
    if (!chosen) throw new ConversionError('UNKNOWN_FORMAT');
    const isDrawn = chosen.decoders.includes('drawn');
    const drawn = isDrawn ? await (await loadDrawing?.())?.drawing.drawSvg(file, reading, deviceLimits()) : undefined;
    this.#port ??= this.#start(chosen);
    return this.#ask('look', { chosen, reading, page, drawn, ...rest }, drawn ? [drawn] : []);
  }

  /** How a part of the file that was kept looks with these options. */
  sample(area: Area, size: Size, options: ConversionOptions): Promise<Seen> {
    const { mediaType, hasTransparency, write } = formats[options.target];
    const { browser: encoders }: Writing = write;
    const order = { ...options, mediaType, hasTransparency };
    return this.#ask('sample', { area, size, order, encoders });
  }

  /** How alike a result and the file that was kept are; undefined if that cannot be said. */
  async likeness(result: Blob, { mostPixels, background }: Compare): Promise<Likeness | undefined> {
    const chosen = await this.#engine.chosenFile(result, undefined);
    if (!chosen) return undefined;
    const sight = { chosen, reading: defaultReading, page: 1, mostPixels };
    return (await this.#ask('compare', { sight, background })).likeness;
  }

  close(): void {
    this.#isClosed = true;
    this.#worker.end('ABORTED');
    this.#port?.close();
    for (const { reject } of this.#waiting.values()) reject(new this.#engine.ConversionError('ABORTED'));
    this.#waiting.clear();
  }

  #start(chosen: Sight['chosen']): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromView>) => this.#receive(data);
    this.#worker.help('view', chosen, port2);
    return port1;
  }

  #ask<Kind extends keyof Answers>(
    kind: Kind,
    asked: Answers[Kind]['asked'],
    transfer: Transferable[] = [],
  ): Promise<Answers[Kind]['answer']> {
    if (this.#isClosed) return Promise.reject(new this.#engine.ConversionError('ABORTED'));
    this.#newest += 1;
    const waiting = Promise.withResolvers<Answers[Kind]['answer']>();
    this.#waiting.set(this.#newest, waiting as PromiseWithResolvers<Seen | Compared>);
    this.#port?.postMessage({ id: this.#newest, kind, asked } as ToView, transfer);
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
