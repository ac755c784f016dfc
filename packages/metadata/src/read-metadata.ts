import type { AnyFormat } from '@image-converter/formats/any-format';
import { type BlockKind, type Blocks, BrokenBlock } from './blocks.ts';
import type { Bytes } from './bytes.ts';
import { readDirectories } from './exif/read.ts';
import { readDatasets } from './iptc/read.ts';
import { type Metadata, noMetadata } from './metadata.ts';
import { readBlocks } from './read-blocks.ts';
import { readPacket } from './xmp/packet.ts';

/**
 * Empty for formats without known metadata. Never throws: broken blocks are dropped and named. Returns copies, so that
 * the file's memory can be freed.
 */
export async function readMetadata(file: Bytes, format: AnyFormat): Promise<Metadata> {
  try {
    return parsed(await readBlocks(file, format));
  } catch {
    // The file structure is broken.
    return { ...noMetadata, unreadable: ['exif', 'xmp', 'iptc'] };
  }
}

function parsed({ exif, xmp, iptc }: Blocks): Metadata {
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
  const read = exif && orLeftOut('exif', () => readDirectories(exif));
  if (read?.damaged) unreadable.push('exif');
  return {
    directories: read?.directories,
    orientation: read?.orientation ?? 1,
    properties: (xmp && orLeftOut('xmp', () => readPacket(xmp))) ?? [],
    datasets: (iptc && orLeftOut('iptc', () => readDatasets(iptc))) ?? [],
    unreadable,
  };
}
