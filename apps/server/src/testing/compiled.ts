import { fileURLToPath } from 'node:url';

/** Where Node keeps the server's compiled code, so that not every process of the tests compiles it again. */
export const compiledFolder = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));
