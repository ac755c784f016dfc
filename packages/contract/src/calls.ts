/** The five calls. `{name}` stands for a part of the path. */
export const calls = {
  createJob: { method: 'POST', path: '/api/conversion_jobs' },
  upload: { method: 'PUT', path: '/api/storage/temp-conversions/temp/{jobId}/{filename}' },
  updateJob: { method: 'PATCH', path: '/api/conversion_jobs/{id}' },
  convertImage: { method: 'POST', path: '/api/functions/convert-image' },
  logConversion: { method: 'POST', path: '/api/conversions' },
} as const;

/** Beside the five: gives a job up. The upload is deleted at once. */
export const giveUpCall = { method: 'DELETE', path: '/api/conversion_jobs/{id}' } as const;

/** Tells the page whether a server converts, and how long that takes. Not one of the five calls: it carries no data. */
export const statusPath = '/api/status';

/** Carries the public anonymous key on each of the five calls. */
export const keyHeader = 'apikey';

/** What the response with the converted picture says about it. */
export const pictureHeaders = {
  width: 'x-image-width',
  height: 'x-image-height',
  pages: 'x-image-pages',
  /** Only where the answer holds several pictures, one behind the other. */
  parts: 'x-image-parts',
  /** What was done, as JSON; of several pictures, to the first. */
  report: 'x-image-report',
} as const;

export const bucket = 'temp-conversions';

/** In one call, which stays below 16 KB with them. */
export const maxLogRows = 100;

export const maxUploadBytes = 50 * 1024 * 1024;

export const maxFilenameLength = 255;

const longestLabel = 80;

/**
 * Where an upload is stored in the bucket. The name is only a label: every character but ASCII letters, digits, ".", "_"
 * and "-" becomes "_", and our server replaces it with one that contains nothing of the visitor's.
 */
export function storagePath(jobId: string, filename: string): string {
  const plain = filename.replaceAll(/[^A-Za-z0-9._-]/g, '_').replace(/^\.+/, '');
  return `temp/${jobId}/${plain.slice(-longestLabel) || 'file'}`;
}

export function pathWith(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
