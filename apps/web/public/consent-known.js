// Runs before the first paint. The rendered page asks for consent; where this browser has the answer already, the
// question never shows, and nothing moves when the page's own script takes it away. Reads what decision.ts writes.
try {
  const { ads, analytics } = JSON.parse(document.getElementById('settings').textContent);
  const known = JSON.parse(localStorage.getItem('consent'));
  const isKnown = (purpose, partner) => !partner || known[purpose].partner === partner.script;
  if (isKnown('ads', ads) && isKnown('analytics', analytics)) document.documentElement.dataset.consent = 'known';
} catch {}
