import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/**
 * Decoding processes run at low priority. Next to other tests, which keep all cores busy, a conversion would take a
 * minute instead of a moment. Applies to every server under test.
 */
os.setPriority = () => undefined;
syncBuiltinESMExports();
