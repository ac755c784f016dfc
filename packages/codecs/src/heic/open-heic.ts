import { CodecError } from '@image-converter/formats/codec-error';
import type { Box } from '@image-converter/formats/inspect/boxes';
import type { Host } from '../codec.ts';
import { keptBy } from '../colour/kept-colours.ts';
import type { ColourSource } from '../colour/to-srgb.ts';
import { composedDrawing, type Layer } from './composed-drawing.ts';
import { correctionsOf } from './corrections.ts';
import { type Drawing, tiledDrawing, wholeDrawing } from './drawing.ts';
import type { HeicImage } from './heic-image.ts';
import { HeifFile } from './heif-file.ts';
import { refuseOtherCodecs } from './item-codecs.ts';
import { type Colours, colourOf } from './item-colours.ts';
import type { Libheif } from './libheif.ts';
import { readOverlay } from './overlay.ts';
import { displayedArea, isEmpty } from './placement.ts';
import { partsOf, propertiesOf, readStructure, type Structure } from './structure.ts';
import { placementOf, transformationsIn } from './transformations.ts';

/** Pictures derived from derived pictures; real files have one level. */
const deepestNesting = 4;
const maxLayers = 256;

interface Asked extends Partial<Pick<Host, 'keepsColours'>> {
  /** Default: the primary one. Others have their samples as they are stored. */
  readonly item?: number | undefined;
}

/** Opens an image. After an error caused by a WebAssembly trap, discard the instance. */
export function openHeic(libheif: Libheif, bytes: Uint8Array, { item, keepsColours = false }: Asked = {}): HeicImage {
  const structure = readable(() => readStructure(bytes));
  if (structure) refuseOtherCodecs(structure);
  const file = new HeifFile(libheif, bytes, structure ? readable(() => correctionsOf(structure)) : []);
  try {
    if (!structure) throw file.errorWithoutPicture();
    const { profile } = item === undefined ? keptBy({ keepsColours }, coloursOf(file, structure)) : {};
    const colours = item === undefined && !profile ? 'to sRGB' : 'as stored';
    const image = readable(() => new Opening(file, structure, colours).image(item ?? structure.primary));
    return {
      ...image,
      ...(profile && { profile }),
      close: () => {
        image.close();
        file.close();
      },
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Of the primary image; undefined if it is derived from others that may have several. */
function coloursOf(file: HeifFile, { types, primary }: Structure): ColourSource | undefined {
  const type = types.get(primary) ?? '';
  return ['iovl', 'iden'].includes(type) ? undefined : colourOf(file, primary);
}

/** Truncated boxes cause a RangeError. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CodecError ? error : new CodecError('CORRUPT', error);
  }
}

/** A picture with the transformations of its own properties and those of the pictures it is derived from. */
interface Derived {
  readonly drawing: Drawing;
  readonly transformations: readonly Box[];
}

class Opening {
  readonly #file: HeifFile;
  readonly #structure: Structure;
  readonly #colours: Colours;
  readonly #depth: number;

  constructor(file: HeifFile, structure: Structure, colours: Colours, depth = 0) {
    if (depth > deepestNesting) throw new CodecError('UNSUPPORTED', 'pictures nested too deeply');
    this.#file = file;
    this.#structure = structure;
    this.#colours = colours;
    this.#depth = depth;
  }

  image(item: number): HeicImage {
    const { drawing, transformations } = this.#derived(item);
    const placement = placementOf(transformations, drawing);
    // A crop may hide some tiles completely.
    const visible = drawing.areas.flatMap((area, index) => (isEmpty(displayedArea(placement, area)) ? [] : [index]));
    return {
      width: placement.width,
      height: placement.height,
      tiles: visible.length,
      hasAlpha: drawing.hasAlpha,
      decodeTile: (index, spare) => drawing.decode(visible[index] as number, placement, spare),
      close: () => drawing.close(),
    };
  }

  #derived(item: number): Derived {
    const parts = partsOf(this.#structure, item);
    const own = this.#transformationsOf(item);
    switch (this.#structure.types.get(item)) {
      case 'iden': {
        if (parts.length !== 1) throw new CodecError('CORRUPT', `a copy of ${parts.length} pictures`);
        const { drawing, transformations } = this.#nested().#derived(parts[0] as number);
        return { drawing, transformations: [...transformations, ...own] };
      }
      case 'iovl':
        return { drawing: this.#overlay(item, parts), transformations: own };
      case 'grid':
        return { drawing: this.#grid(item, parts), transformations: own };
      default:
        return { drawing: wholeDrawing(this.#file, item, this.#colours), transformations: own };
    }
  }

  #overlay(item: number, parts: readonly number[]): Drawing {
    if (parts.length > maxLayers) throw new CodecError('UNSUPPORTED', `${parts.length} layers`);
    const { background, corners, ...size } = readOverlay(this.#file.dataOf(item), parts.length);
    const layers = parts.map((part, index): Layer => {
      const { x, y } = corners[index] ?? { x: 0, y: 0 };
      return { image: this.#nested().image(part), x, y };
    });
    return composedDrawing(size, background, layers);
  }

  #grid(item: number, parts: readonly number[]): Drawing {
    if (this.#file.hasAlpha(item)) return wholeDrawing(this.#file, item, this.#colours);
    const isPlain = parts.every((part) => this.#transformationsOf(part).length === 0);
    return isPlain ? tiledDrawing(this.#file, item, parts, this.#colours) : this.#mosaic(item, parts);
  }

  /** A grid of tiles that are rotated or cropped themselves. */
  #mosaic(item: number, parts: readonly number[]): Drawing {
    if (parts.length > maxLayers) throw new CodecError('UNSUPPORTED', `${parts.length} turned tiles`);
    const { columns, rows, width, height } = this.#file.tilingOf(item);
    const layers = parts.map((part, index): Layer => {
      const image = this.#nested().image(part);
      return { image, x: (index % columns) * image.width, y: Math.floor(index / columns) * image.height };
    });
    const [{ image } = { image: { width: 0, height: 0 } }] = layers;
    if (image.width * columns < width || image.height * rows < height)
      throw new CodecError('CORRUPT', 'tiles too small');
    return composedDrawing({ width, height }, [0, 0, 0, 255], layers);
  }

  #transformationsOf(item: number): readonly Box[] {
    return transformationsIn(propertiesOf(this.#structure, item));
  }

  #nested(): Opening {
    return new Opening(this.#file, this.#structure, this.#colours, this.#depth + 1);
  }
}
