import { instantiateLibheif, type Libheif } from '../heic/libheif.ts';
import { wasmForTests } from './host.ts';

export function freshLibheif(): Libheif {
  return instantiateLibheif(wasmForTests('heic'));
}
