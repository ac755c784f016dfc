/** The engine is not part of the page's first script: it follows as soon as the page rests, or a file needs it. */
export function loadEngine() {
  return import('@image-converter/engine/engine');
}
