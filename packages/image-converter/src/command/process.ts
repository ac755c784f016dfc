import { openAsBlob } from 'node:fs';
import { stat, utimes, writeFile } from 'node:fs/promises';
import { asConversionError } from '@image-converter/engine/as-conversion-error';
import type { TaskResult } from '@image-converter/engine/protocol';
import { convertFile } from '../node/convert.ts';
import { type Answer, type Failure, type Job, refusal, type Written } from './messages.ts';

// The command ends its processes when it is interrupted.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (job: Job) => process.send?.(await answerTo(job)));

async function answerTo(job: Job): Promise<Answer> {
  const file = await opened(job.source).catch(() => undefined);
  if (!file) return refusal('NO_SUCH_FILE');
  const converted = await convertFile(file, job.options, () => {}).catch(asFailure);
  if ('failure' in converted) return converted;
  const { outputs, sourceFormat, pagesOrFrames } = converted;
  try {
    const written = await Promise.all(outputs.map((output, index) => write(output, job, index)));
    return { done: { sourceFormat, pagesOrFrames, bytes: file.size, written } };
  } catch (error) {
    return refusal('NOT_WRITTEN', String((error as Error).message));
  }
}

/** With its name, by which some formats are recognised. */
async function opened(source: Job['source']): Promise<Blob> {
  if (typeof source !== 'string') return new Blob([new Uint8Array(source)]);
  if (!(await stat(source)).isFile()) throw new Error('not a file');
  return Object.assign(await openAsBlob(source), { name: source });
}

async function write(
  { blob, ...rest }: TaskResult['outputs'][number],
  { source, draft }: Job,
  index: number,
): Promise<Written> {
  const contents = new Uint8Array(await blob.arrayBuffer());
  const facts = { ...rest, bytes: contents.length, mediaType: blob.type };
  if (draft === undefined) return { ...facts, at: contents };
  const at = `${draft}${index}`;
  await writeFile(at, contents);
  if (typeof source === 'string') {
    const { atime, mtime } = await stat(source);
    await utimes(at, atime, mtime);
  }
  return { ...facts, at };
}

function asFailure(error: unknown): { readonly failure: Failure } {
  const { code, cause, obstacle } = asConversionError(error);
  return { failure: { code, reason: String((cause as Error | undefined)?.message ?? cause ?? ''), obstacle } };
}
