import { serviceWorkerPath } from '../head/files.ts';
import type { Language } from '../routes/pages.ts';
import type { Reply, TookOver, ToServiceWorker } from '../service-worker/messages.ts';
import { commonPart } from '../service-worker/release.ts';

/** How often a page that stays open looks for a new release, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

interface Listeners {
  /** One of another release has taken over, which changes nothing for this page. */
  onNewVersion: () => void;
  /** There is none, and none to be had: some browsers refuse it in private windows. */
  onRefused: () => void;
}

/** Registers the worker. Returns how to stop listening. */
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
  // Without a connection, there may be one all the same.
  serviceWorker.register(serviceWorkerPath).catch(() => serviceWorker.controller || onRefused());
  return () => {
    serviceWorker.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', look);
  };
}

/** From now on the pages in this language are kept on the device. */
export async function keepLanguage(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  const { pathname: path } = location;
  const message: ToServiceWorker = { kind: 'at-rest', script: ownScript(), path, parts: [commonPart, language] };
  registration?.active?.postMessage(message);
}

type Outcome = Exclude<Reply, { kind: 'progress' }>;

/** A browser ends a worker that is at it for minutes. One that is silent for so long, in milliseconds, is taken for ended. */
const longestSilence = 60_000;

/** Asks the worker for something and resolves to what became of it. */
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

/** The script of all pages: its address changes with anything in it or in what it loads. */
function ownScript(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
}
