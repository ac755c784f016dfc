// Runs before the first paint. The prerendered page contains the consent question; if this browser knows the answer,
// the question is hidden at once, so nothing moves when the page's script removes it. Reads what decision.ts writes.
try {
  const { ads, analytics } = JSON.parse(document.getElementById('settings').textContent);
  const known = JSON.parse(localStorage.getItem('consent'));
  const isKnown = (purpose, partner) => !partner || known[purpose].partner === partner.script;
  if (isKnown('ads', ads) && isKnown('analytics', analytics)) document.documentElement.dataset.consent = 'known';
} catch {}
