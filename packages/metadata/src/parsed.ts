import { type BlockKind, type Blocks, BrokenBlock } from './blocks.ts';
import { readDirectories } from './exif/read.ts';
import { type Dataset, readDatasets } from './iptc/read.ts';
import { readPacket } from './xmp/packet.ts';
import type { Element } from './xmp/xml.ts';

/** What a file says, whatever form it has there. */
export interface Parsed {
  readonly directories: ReturnType<typeof readDirectories> | undefined;
  readonly properties: readonly Element[];
  readonly datasets: readonly Dataset[];
  /** Of these, some or all could not be read. */
  readonly unreadable: readonly BlockKind[];
}

/** Never throws: a broken block is left out, and named. */
export function parseBlocks({ exif, xmp, iptc }: Blocks): Parsed {
  const unreadable: BlockKind[] = [];
  const orLeftOut = <Result>(kind: BlockKind, parse: () => Result): Result | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof BrokenBlock || error instanceof RangeError)) throw error;
      unreadable.push(kind);
      return undefined;
    }
  };
  const directories = exif && orLeftOut('exif', () => readDirectories(exif));
  if (directories?.damaged) unreadable.push('exif');
  return {
    directories,
    properties: (xmp && orLeftOut('xmp', () => readPacket(xmp))) ?? [],
    datasets: (iptc && orLeftOut('iptc', () => readDatasets(iptc))) ?? [],
    unreadable,
  };
}
