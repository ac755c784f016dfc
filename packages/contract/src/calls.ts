/** The five API calls. `{name}` is a path parameter. */
export const calls = {
  createJob: { method: 'POST', path: '/api/conversion_jobs' },
  upload: { method: 'PUT', path: '/api/storage/temp-conversions/temp/{jobId}/{filename}' },
  updateJob: { method: 'PATCH', path: '/api/conversion_jobs/{id}' },
  convertImage: { method: 'POST', path: '/api/functions/convert-image' },
  logConversion: { method: 'POST', path: '/api/conversions' },
} as const;

/** In addition to the five calls: cancels a job. The upload is deleted at once. */
export const giveUpCall = { method: 'DELETE', path: '/api/conversion_jobs/{id}' } as const;

/**
 * Tells the page whether a server converts, and how long that takes. Not one of the five calls, because it carries no
 * data.
 */
export const statusPath = '/api/status';

/** Carries the public anonymous key on each of the five calls. */
export const keyHeader = 'apikey';

/** Response headers that describe the converted picture. */
export const pictureHeaders = {
  width: 'x-image-width',
  height: 'x-image-height',
  pages: 'x-image-pages',
  /** Only if the response holds several pictures, one after another. */
  parts: 'x-image-parts',
  /** Conversion report as JSON; if there are several pictures, that of the first. */
  report: 'x-image-report',
} as const;

export const bucket = 'temp-conversions';

/** Per call; keeps its body below 16 KB. */
export const maxLogRows = 100;

export const maxUploadBytes = 50 * 1024 * 1024;

export const maxFilenameLength = 255;

const longestLabel = 80;

/**
 * Path of an upload in the bucket. The filename is only a label: every character except ASCII letters, digits, ".", "_"
 * and "-" becomes "_", and our server replaces it with a name that contains nothing from the visitor.
 */
export function storagePath(jobId: string, filename: string): string {
  const plain = filename.replaceAll(/[^A-Za-z0-9._-]/g, '_').replace(/^\.+/, '');
  return `temp/${jobId}/${plain.slice(-longestLabel) || 'file'}`;
}

export function pathWith(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
