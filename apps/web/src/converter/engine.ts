type Engine = typeof import('@image-converter/engine/engine');

/** The engine is not part of the page's first script: it follows as soon as the page rests, or a file needs it. */
export function loadEngine(): Promise<Engine> {
  return import('@image-converter/engine/engine');
}

/** For what can wait: an engine that cannot be loaded now is missed aloud as soon as a file needs it. */
export function withEngine(use: (engine: Engine) => void): void {
  loadEngine().then(use, () => {});
}
