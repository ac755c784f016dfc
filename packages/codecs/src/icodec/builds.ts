/** Functions that a build imports, by Emscripten's names. */
export type Import =
  | 'nothing'
  | 'ends'
  | 'noFile'
  | 'invoke'
  | 'longjmp'
  | 'memcpy'
  | 'resizeHeap'
  | 'registerFunction'
  | 'registerOptions'
  | 'registerOption'
  | 'anyHandle'
  | 'callerOf'
  | 'call';

interface Build {
  readonly imports: Readonly<Record<string, Import>>;
  readonly exports: Readonly<Record<'memory' | 'start' | 'table' | 'malloc' | 'free', string>> &
    Partial<Record<'setThrew' | 'restoreStack' | 'stack', string>>;
}

/** Emscripten minifies all names to letters, which differ from build to build: these are from icodec 0.6.0. */
export const builds = {
  jxl: {
    imports: {
      ...named('nothing', 'abcdklmnpwrsof'),
      ...named('ends', 'vq'),
      ...named('anyHandle', 'ej'),
      g: 'callerOf',
      h: 'call',
      i: 'registerFunction',
      t: 'resizeHeap',
      u: 'memcpy',
    },
    exports: { memory: 'x', start: 'y', table: 'A', malloc: 'B', free: 'C' },
  },
  'jxl-encoder': {
    imports: {
      ...named('nothing', 'mqBAhdbieCsfjt'),
      ...named('ends', 'yzr'),
      ...named('noFile', 'wpv'),
      ...named('anyHandle', 'gc'),
      n: 'registerOptions',
      a: 'registerOption',
      k: 'callerOf',
      l: 'call',
      o: 'registerFunction',
      u: 'resizeHeap',
      x: 'memcpy',
    },
    exports: { memory: 'D', start: 'E', table: 'G', malloc: 'H', free: 'I' },
  },
  avif: {
    imports: {
      ...named('nothing', 'vrKpecqhsxgtjy'),
      ...named('ends', 'aEw'),
      ...named('noFile', 'CuD'),
      ...named('anyHandle', 'if'),
      ...named('invoke', 'ndFIoHbGJ'),
      z: 'longjmp',
      k: 'callerOf',
      l: 'call',
      m: 'registerFunction',
      A: 'resizeHeap',
      B: 'memcpy',
    },
    exports: {
      memory: 'L',
      start: 'M',
      table: 'O',
      malloc: 'P',
      free: 'Q',
      setThrew: 'S',
      restoreStack: 'T',
      stack: 'U',
    },
  },
} as const satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

function named(name: Import, letters: string): Record<string, Import> {
  return Object.fromEntries([...letters].map((letter) => [letter, name]));
}
