import type { ServerProgress } from '@image-converter/contract/client';
import type { ConversionError } from '@image-converter/engine/errors';
import { type ConverterRules, usualOptions } from '@image-converter/formats/converters';
import type { ReadingOptions } from '@image-converter/formats/reading';
import { type Mode, modeOf, type Situation } from '../mode/mode.ts';
import { admit } from './admission.ts';
import { convertItem, type Ways } from './convert-item.ts';
import { downloadNames, pageNames, ResultUrls } from './downloads.ts';
import { isWorthRetrying } from './next-steps.ts';
import { ProgressClock } from './progress.ts';
import { reduce } from './reduce.ts';
import { type Action, type Item, initialState, type State } from './state.ts';

/** What a session needs from outside. */
export interface Services {
  ways: Ways;
  situation: () => Situation;
  /** Loads what the files will need while the visitor is looking for the button. */
  prepare: (items: readonly Pick<Item, 'file' | 'format'>[]) => void;
  saveAsZip: (items: readonly Item[]) => Promise<void>;
  saveAsPdf: (items: readonly Item[]) => Promise<void>;
}

/**
 * The work of one converter: the state machine with its effects. It belongs to no page, so files, results and a running
 * conversion survive a visit to another page. Components subscribe to it and only render.
 */
export class Session {
  readonly rules: ConverterRules;
  readonly #services: Services;
  readonly #listeners = new Set<() => void>();
  readonly #urls = new ResultUrls();
  readonly #clock = new ProgressClock((action) => this.#dispatch(action));
  #state: State;
  #running: AbortController | undefined;
  #admitted = Promise.resolve();
  #lastId = 0;

  constructor(rules: ConverterRules, services: Services) {
    this.rules = rules;
    this.#services = services;
    this.#state = initialState(usualOptions(rules));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): State => this.#state;

  /** Handles one drop after another, so that each knows how many files are already held. */
  readonly add = (files: readonly File[]): Promise<void> => {
    this.#admitted = this.#admitted.then(() => this.#admit(files));
    return this.#admitted;
  };

  remove(id: string): void {
    this.#dispatch({ kind: 'removed', id });
  }

  clear(): void {
    this.#dispatch({ kind: 'cleared' });
  }

  /** Results no longer show what is wanted then. */
  choose(options: Partial<ReadingOptions>): void {
    this.#dispatch({ kind: 'chosen', options });
  }

  convertAll(): Promise<void> {
    return this.#convert(this.#state.items.filter(({ status }) => status.kind === 'waiting'));
  }

  /** Retries every file that may succeed at another attempt. */
  retryAll(): Promise<void> {
    return this.#convert(
      this.#state.items.filter(({ status }) => status.kind === 'failed' && isWorthRetrying(status.code)),
    );
  }

  cancel(): void {
    this.#running?.abort();
    this.#clock.stop();
    this.#dispatch({ kind: 'cancelled' });
  }

  saveAll(): Promise<void> {
    return this.saveTogether(this.#state.items);
  }

  /** The results of these files in one ZIP. */
  async saveTogether(items: readonly Item[]): Promise<void> {
    try {
      await this.#services.saveAsZip(items);
    } catch {
      this.#dispatch({ kind: 'zip-failed' });
    }
  }

  /** All results as the pages of one PDF. */
  async saveJoined(): Promise<void> {
    try {
      await this.#services.saveAsPdf(this.#state.items);
    } catch {
      this.#dispatch({ kind: 'pdf-failed' });
    }
  }

  closeNotice(id: number): void {
    this.#dispatch({ kind: 'notice-closed', id });
  }

  /** A new file then replaces the one it holds. */
  get #single(): boolean {
    return this.rules.maxFiles === 1;
  }

  #dispatch(action: Action): void {
    this.#state = reduce(this.#state, action);
    if (this.#state.phase !== 'converting') this.#urls.keepFor(this.#state.items);
    for (const listener of this.#listeners) listener();
  }

  async #admit(files: readonly File[]): Promise<void> {
    const { accepted, rejected } = await admit(files, this.rules, this.#single ? 0 : this.#state.items.length);
    const items = accepted.map(({ file, format }) => ({ id: this.#nextId(), file, format }));
    if (items.length > 0) {
      this.#running?.abort();
      this.#clock.stop();
      if (this.#single) this.clear();
      this.#services.prepare(items);
    }
    this.#dispatch({ kind: 'added', items, rejected });
  }

  #nextId(): string {
    this.#lastId += 1;
    return String(this.#lastId);
  }

  async #convert(items: readonly Item[]): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running = controller;
    const situation = this.#services.situation();
    const modes = Object.fromEntries(items.map(({ id, format }) => [id, modeOf(format, situation)]));
    // A page that is about endings gives each file the usual one.
    const endings = this.rules.endings ? 'usual' : 'kept';
    const names = downloadNames(this.#state.items, this.#state.options.target, endings);
    const nameOf = new Map(this.#state.items.map(({ id }, index) => [id, names[index]]));
    this.#dispatch({ kind: 'started', modes });
    if (this.#single) this.#clock.tick();
    else this.#clock.stop();
    await Promise.all(
      items.map(async (item) => {
        await this.#convertOne(signal, item, modes[item.id] ?? 'client', nameOf.get(item.id) ?? item.file.name);
        if (!this.#single && !signal.aborted) this.#dispatch({ kind: 'advanced', count: items.length });
      }),
    );
    if (signal.aborted) return;
    this.#clock.rest();
    this.#dispatch({ kind: 'finished', ids: items.map(({ id }) => id) });
  }

  async #convertOne(signal: AbortSignal, item: Item, mode: Mode, name: string): Promise<void> {
    const { id, file, format } = item;
    const { ways } = this.#services;
    const onFallback = (error: unknown) => {
      ways.onFallback(error);
      this.#dispatch({ kind: 'fell-back', id });
    };
    try {
      const onProgress = (progress: ServerProgress) => this.#dispatch({ kind: 'server-progressed', id, progress });
      const watching = { ...ways, onFallback, onProgress };
      const work = { file, format, options: this.#state.options };
      const { outputs, ...facts } = await convertItem(signal, work, mode, watching);
      if (signal.aborted) return;
      const files = this.#urls.filesOf(outputs, pageNames(name, outputs.length, facts.firstPage));
      this.#dispatch({ kind: 'converted', id, outcome: { ...facts, files } });
    } catch (error) {
      if (signal.aborted) return;
      const { code = 'CODEC_UNAVAILABLE', obstacle, cause } = error as Partial<ConversionError>;
      this.#dispatch({ kind: 'failed', id, code, obstacle, detail: String(cause ?? '') });
    }
  }
}
