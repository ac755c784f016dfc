import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/**
 * Decoding processes stand back for everything else. Here this would be other tests, which keep all cores busy: a
 * conversion of a moment would take a minute. For every server that is tested.
 */
os.setPriority = () => undefined;
syncBuiltinESMExports();
