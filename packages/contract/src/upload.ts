import { HttpError } from './http-error.ts';
import type { ProgressTimeout } from './progress-timeout.ts';

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function put(
  timeout: ProgressTimeout,
  url: string,
  headers: Record<string, string>,
  file: Blob,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const { signal } = timeout;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => {
      timeout.restart();
      onProgress(file.size > 0 ? Math.min(1, loaded / file.size) : 1);
    };
    request.onload = () => {
      timeout.restart();
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new HttpError(request.status, request.responseText));
    };
    request.onerror = () => reject(new Error('network'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
