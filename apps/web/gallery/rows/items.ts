import type { AnyFormat } from '@image-converter/formats/any-format';
import { targetDefaults } from '@image-converter/formats/options';
import type { Item, ItemStatus, Outcome } from '../../src/converter/state/state.ts';

/** Rows in every state, with pictures that are drawn here. */

const options = targetDefaults('webp');
const megabyte = 1024 * 1024;

interface Picture {
  readonly format: AnyFormat;
  readonly label: string;
  readonly megabytes: number;
  /** Of the sky, in degrees. */
  readonly hue: number;
}

async function draw({ hue }: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(336, 256);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = `hsl(${hue} 60% 80%)`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#ffb545';
  context.fillRect(220, 50, 56, 56);
  context.fillStyle = `hsl(${hue + 60} 40% 40%)`;
  context.fillRect(0, 160, canvas.width, 96);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** The picture followed by as many zeros as make up its size. */
async function sized(picture: Picture, megabytes: number): Promise<Blob> {
  const drawn = await draw(picture);
  return new Blob([drawn, new Uint8Array(Math.max(0, Math.round(megabytes * megabyte) - drawn.size))]);
}

async function item(name: string, picture: Picture, status: ItemStatus): Promise<Item> {
  const { format, label, megabytes } = picture;
  const file = new File([await sized(picture, megabytes)], `${name}.${format}`);
  return { id: name, file, format, label, status };
}

async function done(name: string, picture: Picture, megabytes: number): Promise<Item> {
  const blob = await sized(picture, megabytes);
  const address = URL.createObjectURL(blob);
  const outcome: Outcome = {
    files: [{ blob, name: `${name}.webp`, url: () => address, width: 336, height: 256 }],
    firstPage: 1,
    pagesOrFrames: 1,
    milliseconds: 400,
    mode: 'client',
    bytesSent: 0,
    options,
  };
  return item(name, picture, { kind: 'done', outcome });
}

const jpg = { format: 'jpg', label: 'JPG' } as const;

interface ShownRow {
  readonly item: Item;
  readonly outdated?: true;
  readonly marked?: true;
}

export async function everyState(): Promise<ShownRow[]> {
  const failure = { mode: 'client', options, code: 'INCOMPLETE', detail: '' } as const;
  return [
    { item: await item('waiting', { ...jpg, megabytes: 3.18, hue: 200 }, { kind: 'waiting' }) },
    {
      item: await item(
        'converting-page-by-page',
        { format: 'pdf', label: 'PDF', megabytes: 2.41, hue: 20 },
        { kind: 'converting', mode: 'client', progress: { step: 'page', page: 3, last: 5 } },
      ),
    },
    {
      item: await item(
        'on-the-server',
        { format: 'cr2', label: 'CR2', megabytes: 24.6, hue: 280 },
        { kind: 'converting', mode: 'server', progress: { step: 'uploading', fraction: 0.43 } },
      ),
    },
    { item: await done('done', { ...jpg, megabytes: 0.96, hue: 100 }, 0.38) },
    { item: await done('done-and-marked', { ...jpg, megabytes: 1.32, hue: 160 }, 0.57), marked: true },
    { item: await done('with-earlier-options', { ...jpg, megabytes: 3.18, hue: 220 }, 0.71), outdated: true },
    { item: await done('larger-than-its-source', { ...jpg, megabytes: 0.18, hue: 330 }, 0.61) },
    {
      item: await item(
        'failed',
        { format: 'psd', label: 'PSD', megabytes: 12.4, hue: 0 },
        { kind: 'failed', ...failure },
      ),
    },
  ];
}
