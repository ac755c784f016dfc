import { ascii, type Bytes } from '../bytes.ts';
import { box } from '../write/box.ts';
import { withAdditions } from '../write/items.ts';

/** As a property of the primary item. It overrules the code points beside it, apart from their matrix. */
export function profileInAvif(file: Bytes, colour: Bytes): Bytes[] {
  return withAdditions(file, () => ({ properties: [{ box: box('colr', ascii('prof'), colour) }] }));
}
