import type { NewJob } from '@image-converter/contract/schemas';
import type { Format } from '@image-converter/formats/formats';

/** Where a file is converted: client is the visitor's browser. */
export type Mode = 'client' | 'server';

/** What the page knows of the server and of the visitor's wish. */
export interface Situation {
  /** Whether this deployment has an API at all. */
  configured: boolean;
  /** What the API said when the page asked whether it converts; until it does, it is believed to. */
  answer: 'none yet' | 'yes' | 'no';
  online: boolean;
  /** An earlier call of this visit found nobody. */
  lost: boolean;
  /** The visitor's choice for the formats that the server converts. "client" means that nothing is sent at all. */
  preferred: Mode;
}

const serverFormats = ['heic', 'tiff'] as const satisfies readonly (Format & NewJob['source_format'])[];
export type ServerFormat = (typeof serverFormats)[number];

export function isServerFormat(format: Format): format is ServerFormat {
  return serverFormats.some((one) => one === format);
}

export function isServerThere({ configured, answer, online, lost }: Situation): boolean {
  return configured && answer !== 'no' && online && !lost;
}

export function modeOf(format: Format, situation: Situation): Mode {
  return offersChoice(format, situation) ? situation.preferred : 'client';
}

/** There is something to choose only where a server would do it otherwise. */
export function offersChoice(format: Format, situation: Situation): boolean {
  return isServerFormat(format) && isServerThere(situation);
}

/** The log row of a conversion in the browser. */
export function maySendLog(situation: Situation): boolean {
  return isServerThere(situation) && situation.preferred === 'server';
}
