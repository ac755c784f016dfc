import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formats } from '@image-converter/formats/formats';
import type { Order } from './arguments.ts';
import { filesIn, type Input } from './inputs.ts';
import { type Answer, refusal } from './messages.ts';
import { Pool } from './pool.ts';
import { Progress } from './progress.ts';
import { type Receipt, receiptOf, saidOf } from './receipt.ts';
import { discard, exists, folderOf, isFolder, type Place, pathsFor, placesFor, publish } from './results.ts';

const exitCodes = { converted: 0, refused: 1, interrupted: 130 };
/** Start of the names of files that are not finished. */
const draftName = `.image-converter-${process.pid}-`;

/** Converts all files of an order, as many at once as there are cores. */
export class Run {
  readonly #order: Order;
  readonly #pool = new Pool();
  readonly #folders = new Set<string>();
  #drafts = 0;
  #refused = 0;

  constructor(order: Order) {
    this.#order = order;
  }

  /** The exit code. */
  async all(): Promise<number> {
    const { inputs, out, quiet } = this.#order;
    const files = await filesIn(inputs);
    const isOutFolder = out !== undefined && out !== '-' && (await isFolder(out, files));
    const progress = new Progress(process.stderr, quiet ? 0 : files.length);
    const places = out === '-' ? [] : placesFor(files, this.#order, isOutFolder);
    const waiting = files.entries();
    const work = async () => {
      for (const [index, file] of waiting) {
        const receipt = await this.#convert(file, places[index]);
        progress.clear();
        this.#report(receipt);
        progress.step(file.path);
      }
    };
    await Promise.all(Array.from({ length: Math.min(files.length, availableParallelism()) }, work));
    progress.clear();
    this.#pool.end();
    return this.#refused > 0 ? exitCodes.refused : exitCodes.converted;
  }

  /** Leaves no half file. */
  async interrupt(): Promise<number> {
    this.#pool.end();
    for (const folder of this.#folders) {
      const names = await readdir(folder).catch(() => []);
      const drafts = names.filter((name) => name.startsWith(draftName));
      await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
    }
    return exitCodes.interrupted;
  }

  /** Without a place, the result goes to the standard output. */
  async #convert(file: Input, place: Place | undefined): Promise<Receipt> {
    const start = performance.now();
    const converted = await (place ? this.#toFiles(file, place) : this.#toOutput(file));
    return receiptOf(file.path, converted, Math.round(performance.now() - start));
  }

  async #toFiles(file: Input, place: Place): Promise<Answer> {
    const { overwrites, options } = this.#order;
    const [expected = ''] = pathsFor(place, [formats[options.target]], options);
    if (!overwrites && (await exists(expected))) return refusal('EXISTS', expected);
    const folder = folderOf(place);
    this.#folders.add(folder);
    this.#drafts += 1;
    const draft = join(folder, `${draftName}${this.#drafts}-`);
    try {
      await mkdir(folder, { recursive: true });
      const answer = await this.#pool.run({ source: await sourceOf(file), options, draft });
      return 'done' in answer ? await this.#publish(answer, place) : answer;
    } catch (error) {
      return refusal('NOT_WRITTEN', (error as Error).message);
    }
  }

  async #publish({ done }: Extract<Answer, { done: unknown }>, place: Place): Promise<Answer> {
    const paths = pathsFor(place, done.written, this.#order.options);
    try {
      const published = done.written.map(async (one, index) => {
        const path = paths[index] ?? '';
        await publish(String(one.at), path, this.#order);
        return { ...one, at: path };
      });
      return { done: { ...done, written: await Promise.all(published) } };
    } catch (error) {
      await discard(done.written);
      const { code, message } = error as NodeJS.ErrnoException;
      return code === 'EEXIST' ? refusal('EXISTS', paths.join(', ')) : refusal('NOT_WRITTEN', message);
    }
  }

  async #toOutput(file: Input): Promise<Answer> {
    const { options } = this.#order;
    const answer = await this.#pool.run({ source: await sourceOf(file), options, draft: undefined });
    if ('failure' in answer) return answer;
    const [first, ...others] = answer.done.written;
    if (!first || others.length > 0) return refusal('NOT_WRITTEN', 'Several results do not fit into one output');
    await new Promise((resolve) => process.stdout.write(first.at, resolve));
    return answer;
  }

  #report(receipt: Receipt): void {
    const { json } = this.#order;
    if ('error' in receipt) this.#refused += 1;
    if (json) console.log(JSON.stringify(receipt));
    if ('error' in receipt) console.error(saidOf(receipt));
  }
}

async function sourceOf({ path }: Input): Promise<string | Uint8Array> {
  return path === '-' ? buffer(process.stdin) : path;
}
