import { maxUploadBytes } from '@image-converter/contract/calls';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { isServerFormat } from '@image-converter/formats/formats';

/** Where a file is converted: `client` is the visitor's browser. */
export type Mode = 'client' | 'server';

/** Known facts about the server, and the visitor's choice. */
export interface Situation {
  /** Whether this deployment has an API at all. */
  configured: boolean;
  /** Whether the API says that it converts; until it answers, the page assumes so. */
  answer: 'none yet' | 'yes' | 'no';
  /** Whether the browser has a connection. */
  online: boolean;
  /** An earlier request during this visit could not reach the server. */
  lost: boolean;
  /** The visitor's choice for formats that the server converts. "client" means that no file is sent. */
  preferred: Mode;
}

function isServerThere({ configured, answer, online, lost }: Situation): boolean {
  return configured && answer !== 'no' && online && !lost;
}

/** Files too large for the server are converted in the browser. */
export function modeOfFile({ file, format }: { file: Blob; format: AnyFormat }, situation: Situation): Mode {
  return file.size > maxUploadBytes ? 'client' : modeOf(format, situation);
}

export function modeOf(format: AnyFormat, situation: Situation): Mode {
  return offersChoice(format, situation) ? situation.preferred : 'client';
}

/** Offered only if the server would otherwise convert the file. */
export function offersChoice(format: AnyFormat, situation: Situation): boolean {
  return isServerFormat(format) && isServerThere(situation);
}
