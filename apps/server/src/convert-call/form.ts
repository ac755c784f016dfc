import type { IncomingMessage } from 'node:http';
import { filePart } from '@image-converter/contract/convert-call';
import { ApiError } from '../api-error.ts';
import { BodyReader } from './body-reader.ts';
import { FileInForm } from './file-in-form.ts';

/** Of everything before the file: several times what all options have. */
const maxBytesBeforeFile = 32 * 1024;
const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: FileInForm;
}

/**
 * Reads the fields of a form up to its file, which has to be the last part: so the options are known before the file is
 * stored, and so is its size. No library tells where in the body the file begins.
 */
export async function readForm(request: IncomingMessage, maxFileBytes: number): Promise<Form> {
  const length = Number(request.headers['content-length']);
  if (!(length > 0)) throw invalid('The header Content-Length is missing');
  if (length > maxBytesBeforeFile + maxFileBytes) throw new ApiError('TOO_LARGE', 'The file is too large');
  const delimiter = Buffer.from(`\r\n--${boundaryIn(request.headers['content-type'])}`);
  // Every delimiter begins with the end of a line, which only the first one may lack.
  const reader = new BodyReader(request, lineEnd, maxBytesBeforeFile);
  const fields = new Map<string, string>();
  await reader.upTo(delimiter);
  for (;;) {
    if (!(await reader.next(lineEnd.length)).equals(lineEnd)) throw invalid('There is no file');
    const name = nameIn(String(await reader.upTo(headEnd)));
    if (name === filePart) break;
    if (fields.has(name)) throw invalid('A field is there twice');
    fields.set(name, String(await reader.upTo(delimiter)));
  }
  const size = length + lineEnd.length - reader.consumed;
  return { fields, file: new FileInForm(reader, { size, delimiter, maxFileBytes }) };
}

function boundaryIn(contentType = ''): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw invalid('The content type has no boundary');
  return boundary;
}

/** Of the file's own name, nothing is used. */
function nameIn(head: string): string {
  // With an empty first line, the part has no head, and these lines are those of another part.
  if (head.startsWith('\r\n')) throw invalid('A part has no name');
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data\s*;/i.test(line));
  const name = /;\s*name=(?:"([^"]*)"|([^\s";]+))/i.exec(disposition ?? '');
  if (!name) throw invalid('A part has no name');
  return name[1] ?? name[2] ?? '';
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_REQUEST', message);
}
