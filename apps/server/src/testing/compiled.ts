import { fileURLToPath } from 'node:url';

/** Node's compile cache, so that not every process of the tests compiles the server again. */
export const compiledFolder = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));
