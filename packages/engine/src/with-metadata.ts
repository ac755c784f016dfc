import { carrierOf } from '@image-converter/metadata/carry';
import type { Output, Task, TaskResult } from './protocol.ts';

type Converted = Pick<TaskResult, 'outputs' | 'pagesOrFrames'>;

/** Runs a conversion and carries over the file's metadata. */
export async function withMetadata(task: Task, convert: (task: Task) => Promise<Converted>): Promise<Converted> {
  const { settings, file, format } = task;
  if (settings.metadata === 'remove') return convert(task);
  const carrier = await carrierOf(new Uint8Array(await file.arrayBuffer()), format, settings.metadata, settings);
  const { outputs, ...result } = await convert({ ...task, settings: { ...settings, maxBytes: carrier.maxBytes } });
  const complete = async ({ blob, report, width, height }: Output): Promise<Output> => {
    const carried = carrier.addTo(new Uint8Array(await blob.arrayBuffer()), { width, height });
    const whole = new Blob(carried.parts, { type: blob.type });
    return { blob: whole, width, height, report: { ...report, metadata: carried.report } };
  };
  const [first, ...others] = outputs;
  return { ...result, outputs: [await complete(first), ...(await Promise.all(others.map(complete)))] };
}
