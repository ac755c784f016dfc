import { serviceWorkerPath } from '../head/files.ts';
import type { Language } from '../routes/pages.ts';
import type { Reply, TookOver, ToServiceWorker } from '../service-worker/messages.ts';
import { commonPart } from '../service-worker/release.ts';

/** How often an open page checks for a new release, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

interface Listeners {
  /** A worker of another release has taken over. This page keeps working. */
  onNewVersion: () => void;
  /** There is no worker and none can be registered: some browsers refuse it in private windows. */
  onRefused: () => void;
}

/** Registers the worker. Returns a function that stops listening. */
export function startServiceWorker({ onNewVersion, onRefused }: Listeners): () => void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) {
    onRefused();
    return () => {};
  }
  const hear = ({ data }: MessageEvent<TookOver>) => {
    if (data.kind === 'took-over' && data.script !== ownScript()) onNewVersion();
  };
  let lookedAt = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    void serviceWorker.ready.then((registration) => registration.update()).catch(() => {});
  };
  serviceWorker.addEventListener('message', hear);
  serviceWorker.startMessages();
  document.addEventListener('visibilitychange', look);
  // Registering fails offline, but an earlier worker may be active.
  serviceWorker.register(serviceWorkerPath).catch(() => serviceWorker.controller || onRefused());
  return () => {
    serviceWorker.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', look);
  };
}

/** From now on the pages in this language are cached. */
export async function keepLanguage(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  const { pathname: path } = location;
  const message: ToServiceWorker = { kind: 'at-rest', script: ownScript(), path, parts: [commonPart, language] };
  registration?.active?.postMessage(message);
}

type Outcome = Exclude<Reply, { kind: 'progress' }>;

/**
 * Browsers terminate a worker that is busy for minutes. After this many milliseconds of silence it counts as
 * terminated.
 */
const longestSilence = 60_000;

/** Sends a message to the worker and resolves to the outcome. */
export async function messageServiceWorker(
  message: ToServiceWorker,
  onProgress: (share: number) => void = () => {},
): Promise<Outcome> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1: ours, port2: theirs } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(silence);
      ours.close();
      resolve(outcome);
    };
    const giveUp = () => end({ kind: 'failed', isFull: false });
    let silence = setTimeout(giveUp, longestSilence);
    ours.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.kind !== 'progress') return end(data);
      clearTimeout(silence);
      silence = setTimeout(giveUp, longestSilence);
      onProgress(data.arrived / data.total);
    };
    active?.postMessage(message, [theirs]);
  });
}

/** URL of the main script, which changes with anything in it or in the chunks it loads. */
function ownScript(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
}
