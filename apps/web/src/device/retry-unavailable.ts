import type { Session } from '../converter/session.ts';

/** Tries again what failed if any of it lacked a part of the converter. A running conversion is left alone. */
export function retryUnavailable(session: Pick<Session, 'state' | 'retryAll'>): void {
  const { items, phase } = session.state();
  const isLacking = items.some(({ status }) => status.kind === 'failed' && status.code === 'CODEC_UNAVAILABLE');
  if (phase !== 'converting' && isLacking) void session.retryAll();
}
