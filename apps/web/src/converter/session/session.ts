import { type ConverterRules, pageDefaults } from '@image-converter/formats/converters';
import type { Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { type Mode, modeOfFile, type Situation } from '../../mode/mode.ts';
import { admit } from '../choose/admission.ts';
import type { Backends, Pictures } from '../convert/convert-item.ts';
import { inLanes } from '../convert/in-lanes.ts';
import type { Destination } from '../save/destination.ts';
import { ResultUrls } from '../save/downloads.ts';
import { Saving, type SavingServices } from '../save/saving.ts';
import { isOutdated } from '../state/item-options.ts';
import { ProgressClock } from '../state/progress.ts';
import { reduce } from '../state/reduce.ts';
import {
  type Action,
  type Attempt,
  type Item,
  initialState,
  type Outcome,
  type Progress,
  type State,
} from '../state/state.ts';
import { type Attempted, attempt, type PlannedConversion, plansFor } from './attempt.ts';

/** External dependencies of a session. */
export interface Services extends SavingServices {
  backends: Backends;
  situation: () => Situation;
  /** Preloads codecs for the files before the visitor presses the button. */
  prepare: (items: readonly Pick<Item, 'file' | 'format'>[], target: Target) => void;
  /** Resolves when previously chosen options have been loaded; undefined if none are loading. */
  lookedUp?: () => Promise<unknown> | undefined;
  /** Whether files are converted as soon as they arrive. */
  convertsAtOnce?: () => boolean;
}

/** A file of an earlier visit, with its results if it had any. */
export interface RestoredItem extends Omit<Item, 'status'> {
  results?: (Omit<Outcome, 'files'> & { outputs: Pictures['outputs']; names: readonly string[] }) | undefined;
}

/** Max concurrent conversions: as many as the engine's pool takes, and a few on the server. */
const lanes: Record<Mode, number> = { client: 8, server: 2 };

/** With more than `manyFiles`, listeners are notified at most every `tellEvery` milliseconds. */
const manyFiles = 50;
const tellEvery = 150;

/**
 * The state machine of one converter and its side effects. It is independent of pages, so files, results and a running
 * conversion survive navigation. Components subscribe to it and only render.
 */
export class Session {
  readonly rules: ConverterRules;
  readonly saving: Saving;
  readonly urls = new ResultUrls();
  /** A row says that it is done after this. */
  beforeDone: ((item: Item, outcome: Outcome) => Promise<void>) | undefined;
  readonly #services: Services;
  readonly #listeners = new Set<() => void>();
  readonly #clock = new ProgressClock((action) => this.dispatch(action));
  #state: State;
  #running: AbortController | undefined;
  #admitted = Promise.resolve();
  #lastId = 0;
  /** Files arrived during a conversion, and are to be converted after it. */
  #isNextDue = false;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(rules: ConverterRules, services: Services) {
    this.rules = rules;
    this.#services = services;
    this.saving = new Saving(services, this.state, (action) => this.dispatch(action));
    const afterChange = rules.also === 'rare formats' ? 'keep results' : 'clear results';
    this.#state = initialState(pageDefaults(rules), afterChange);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): State => this.#state;

  /** Handles drops one after another, so that each sees the current number of files. */
  readonly add = (files: readonly File[]): Promise<void> => {
    this.#admitted = this.#admitted.then(() => this.#admit(files));
    return this.#admitted;
  };

  /** Restores an earlier visit with the original ids. Must be called before any files are added. */
  restore(left: readonly RestoredItem[], options: ConversionOptions): void {
    this.#lastId = Math.max(...left.map(({ id }) => Number(id)));
    const items = left.map(({ results, ...item }): Item => {
      if (!results) return { ...item, status: { kind: 'waiting' } };
      const { outputs, names, ...facts } = results;
      return { ...item, status: { kind: 'done', outcome: { ...facts, files: this.urls.filesOf(outputs, names) } } };
    });
    this.dispatch({ kind: 'restored', items, options });
  }

  /** Another picture can take its place: a frame of its film, or the photo again. */
  remove(id: string, by?: Item): void {
    this.dispatch({ kind: 'removed', id, by });
  }

  /** The same files in another order. */
  order(items: readonly Item[]): void {
    this.dispatch({ kind: 'ordered', items });
  }

  clear(): void {
    this.dispatch({ kind: 'cleared' });
  }

  /** For one file or, without an id, for all. Keeps results; `convertAll` replaces the outdated ones. */
  choose(options: Partial<ConversionOptions>, id?: string): void {
    this.dispatch({ kind: 'chosen', options, id });
  }

  /** Discards the overrides of a file. */
  chooseLikeOthers(id: string): void {
    this.dispatch({ kind: 'like-others', id });
  }

  /** For a result that is the same but for its names, or the original in its place. */
  replace(id: string, outcome: Outcome): void {
    this.dispatch({ kind: 'replaced', id, outcome });
  }

  /**
   * Converts all files that have no up-to-date result. With a destination, results are written there as they finish.
   */
  async convertAll(into?: Destination): Promise<void> {
    const lookedUp = this.#services.lookedUp?.();
    if (lookedUp) await lookedUp;
    const { items, options, phase } = this.#state;
    if (phase === 'converting') return;
    await this.#convert(
      items.filter((item) => item.status.kind === 'waiting' || isOutdated(options, item)),
      into,
    );
  }

  /** Converts these files again, whatever their status. */
  convertAgain(...ids: readonly string[]): Promise<void> {
    return this.#convert(this.#state.items.filter(({ id }) => ids.includes(id)));
  }

  cancel(): void {
    this.#stopRunning();
    this.dispatch({ kind: 'cancelled' });
  }

  closeNotice(id: number): void {
    this.dispatch({ kind: 'notice-closed', id });
  }

  get backends(): Backends {
    return this.#services.backends;
  }

  /** If true, a new file replaces the current one. */
  get #single(): boolean {
    return this.rules.maxFiles === 1;
  }

  /** Every change of the state. */
  dispatch(action: Action): void {
    this.#state = reduce(this.#state, action);
    if (this.#state.phase !== 'converting') this.urls.keepFor(this.#state.items);
    if (this.#state.phase === 'converting' && this.#state.items.length > manyFiles) {
      this.#telling ??= setTimeout(() => this.#tell(), tellEvery);
    } else this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    for (const listener of this.#listeners) listener();
  }

  async #admit(files: readonly File[]): Promise<void> {
    const { accepted, rejected } = await admit(files, this.rules, this.#single ? 0 : this.#state.items.length);
    const items = accepted.map((admitted) => ({ id: this.#nextId(), ...admitted }));
    if (items.length > 0) {
      if (this.#state.afterChange === 'clear results') this.#stopRunning();
      if (this.#single) this.clear();
      // Files of the same format need the same codecs, so one of each is enough.
      const firsts = items.filter(({ format }, at) => items.findIndex((one) => one.format === format) === at);
      this.#services.prepare(firsts, this.#state.options.target);
    }
    this.dispatch({ kind: 'added', items, rejected });
    if (items.length > 0) void this.#convertArrived();
  }

  /** If the visitor wants that. Files for the server wait for the button, without which nothing may be sent. */
  async #convertArrived(): Promise<void> {
    if (!this.#services.convertsAtOnce?.()) return;
    await this.#services.lookedUp?.();
    const { items, phase } = this.#state;
    this.#isNextDue = phase === 'converting';
    if (this.#isNextDue) return;
    const situation = this.#services.situation();
    const ready = items.filter((item) => item.status.kind === 'waiting' && modeOfFile(item, situation) === 'client');
    if (ready.length > 0) await this.#convert(ready);
  }

  #stopRunning(): void {
    this.#isNextDue = false;
    this.#running?.abort();
    this.#clock.stop();
  }

  #nextId(): string {
    this.#lastId += 1;
    return String(this.#lastId);
  }

  async #convert(items: readonly Item[], into?: Destination): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running = controller;
    const situation = this.#services.situation();
    const modes = Object.fromEntries(items.map((item) => [item.id, modeOfFile(item, situation)]));
    const plans = plansFor(this.#state.items, this.#state.options, this.rules);
    this.dispatch({ kind: 'started', modes });
    if (this.#single) this.#clock.tick();
    else this.#clock.stop();
    const storing: Promise<void>[] = [];
    const convertAt = (mode: Mode) =>
      inLanes(
        items.filter(({ id }) => modes[id] === mode),
        lanes[mode],
        async (item) => {
          const plan = plans.get(item.id);
          if (signal.aborted || !plan) return;
          const outcome = await this.#convertOne(signal, item, mode, { ...plan, into });
          // The next file does not wait until this result is stored.
          storing.push(this.#finishOne(signal, item, outcome, items.length));
        },
      );
    await Promise.all([convertAt('client'), convertAt('server')]);
    await Promise.all(storing);
    if (signal.aborted) return;
    this.#clock.rest();
    this.dispatch({ kind: 'finished', ids: items.map(({ id }) => id) });
    if (this.#isNextDue) void this.#convertArrived();
  }

  async #convertOne(
    signal: AbortSignal,
    item: Item,
    mode: Mode,
    plan: PlannedConversion,
  ): Promise<Outcome | undefined> {
    const { id } = item;
    const { backends } = this.#services;
    const onFallback = (error: unknown) => {
      backends.onFallback(error);
      this.dispatch({ kind: 'fell-back', id });
    };
    const onProgress = (progress: Progress) => this.dispatch({ kind: 'progressed', id, progress });
    const watched = { ...backends, onFallback, onProgress };
    const result = await this.attempt(signal, { item, mode, plan, backends: watched });
    if (result?.kind === 'done') return result.outcome;
    if (result) this.dispatch({ ...result, id, options: plan.options });
    return undefined;
  }

  /** Converts a file, without any change of state. Undefined if it was called off. */
  attempt(signal: AbortSignal, attempted: Attempted): Promise<Attempt | undefined> {
    const isOnline = () => this.#services.situation().online;
    return attempt(signal, attempted, { session: this, isOnline });
  }

  async #finishOne(signal: AbortSignal, item: Item, outcome: Outcome | undefined, count: number): Promise<void> {
    if (outcome) await this.beforeDone?.(item, outcome);
    if (signal.aborted) return;
    if (outcome) this.dispatch({ kind: 'converted', id: item.id, outcome });
    if (!this.#single) this.dispatch({ kind: 'advanced', count });
  }
}
