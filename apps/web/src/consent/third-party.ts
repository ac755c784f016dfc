import { storageKeys } from '../storage.ts';

/**
 * Call only after consent. The returned function undoes it as far as possible: code that has run cannot be unloaded.
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>>): () => void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return () => {
    script.remove();
    clearTraces();
  };
}

interface AdQueue {
  adsbygoogle?: unknown[];
}

/** Adds to the queue that the network's script processes: one entry per tag on the page. */
export function requestAd(): void {
  const page = window as AdQueue;
  page.adsbygoogle ??= [];
  page.adsbygoogle.push({});
}

/** Otherwise the script would find old requests if the visitor consents again. */
export function dropAdQueue(): void {
  delete (window as AdQueue).adsbygoogle;
}

/** Removes the cookies and storage entries that third parties left on this origin. The site itself sets no cookies. */
function clearTraces(): void {
  for (const cookie of document.cookie.split('; ')) expire(cookie.split('=', 1)[0] ?? '');
  const own: readonly string[] = Object.values(storageKeys);
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => !own.includes(name))) storage.removeItem(key);
    }
  } catch {}
}

/** A cookie may belong to this host or any parent domain, and only the right domain deletes it. */
function expire(name: string): void {
  if (name === '') return;
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
