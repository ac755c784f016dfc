/** Field types of a TIFF, and how many bytes one of their numbers takes. */
const fields = { byte: [1, 1], text: [2, 1], short: [3, 2], long: [4, 4], fraction: [10, 4] } as const;

type Tag = readonly [tag: number, field: keyof typeof fields, numbers: readonly number[]];

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap((number) => [number, 1]);
const stripOffsets = 273;

/** A raw photo without compression, with 16 bits for each point of a sensor whose points are red, green / green, blue. */
export function dngFile({ width, height }: { width: number; height: number }, sensor: readonly number[]): Buffer {
  const tags: Tag[] = [
    [254, 'long', [0]],
    [256, 'long', [width]],
    [257, 'long', [height]],
    [258, 'short', [16]],
    [259, 'short', [1]],
    [262, 'short', [32803]],
    [271, 'text', [...Buffer.from('Camera\0')]],
    [272, 'text', [...Buffer.from('Model\0')]],
    [stripOffsets, 'long', [0]],
    [274, 'short', [1]],
    [277, 'short', [1]],
    [278, 'long', [height]],
    [279, 'long', [sensor.length * 2]],
    [33421, 'short', [2, 2]],
    [33422, 'byte', [0, 1, 1, 2]],
    [50706, 'byte', [1, 4, 0, 0]],
    [50708, 'text', [...Buffer.from('Camera Model\0')]],
    [50721, 'fraction', identity],
    [50728, 'fraction', [1, 1, 1, 1, 1, 1]],
    [50778, 'short', [21]],
  ];
  const values = tags.map(([, field, numbers]) => bytesOf(numbers, fields[field][1]));
  const long = values.map((value) => (value.length > 4 ? value : Buffer.alloc(0)));
  const start = 8 + 2 + tags.length * 12 + 4;
  const offsetOf = (index: number) => start + Buffer.concat(long.slice(0, index)).length;
  const entries = tags.map(([tag, field, numbers], index) => {
    const count = field === 'fraction' ? numbers.length / 2 : numbers.length;
    const value = values[index] ?? Buffer.alloc(0);
    const held = tag === stripOffsets ? bytesOf([offsetOf(tags.length)], 4) : value;
    const place = held.length > 4 ? bytesOf([offsetOf(index)], 4) : Buffer.concat([held], 4);
    return Buffer.concat([bytesOf([tag, fields[field][0]], 2), bytesOf([count], 4), place]);
  });
  const head = [Buffer.from('II*\0'), bytesOf([8], 4), bytesOf([tags.length], 2), ...entries, bytesOf([0], 4)];
  return Buffer.concat([...head, ...long, bytesOf(sensor, 2)]);
}

/** The lowest byte first. */
function bytesOf(numbers: readonly number[], length: number): Buffer {
  return Buffer.from(
    numbers.flatMap((number) => Array.from({ length }, (_, place) => Math.floor(number / 256 ** place) & 255)),
  );
}
