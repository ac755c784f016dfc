export class InvalidPath extends Error {
  override name = 'InvalidPath';
  readonly code = 'INVALID_PATH';

  constructor() {
    super('Not a path of the bucket temp-conversions');
  }
}

/** The prefix of everything that belongs to a job. */
export function jobPrefix(jobId: string): string {
  if (!isName(jobId)) throw new InvalidPath();
  return `temp/${jobId}/`;
}

/** The job a path belongs to; throws `InvalidPath` for any other path. */
export function jobOf(path: string): string {
  const jobId = jobIn(path);
  if (jobId === undefined) throw new InvalidPath();
  return jobId;
}

/** The job a path belongs to; undefined for any other path. */
export function jobIn(path: string): string | undefined {
  const [temp, jobId = '', label = '', ...more] = path.split('/');
  const isOurs = temp === 'temp' && more.length === 0 && isName(jobId) && isName(label);
  return isOurs ? jobId : undefined;
}

/** Whether the segment is a plain name that cannot lead out of its folder. */
function isName(segment: string): boolean {
  if (['', '.', '..'].includes(segment)) return false;
  return !['/', '\\', '\0'].some((separator) => segment.includes(separator));
}
