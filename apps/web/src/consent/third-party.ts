/** Called after consent only. Each script is added once, however often a component asks. */
export function loadScript(src: string, attributes: Readonly<Record<string, string>>): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}

/** The queue that the network's script empties: one entry for each tag on the page. */
export function requestAd(): void {
  const page = window as { adsbygoogle?: unknown[] };
  page.adsbygoogle ??= [];
  page.adsbygoogle.push({});
}
