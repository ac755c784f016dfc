/** X11 colours come in shades 1–4 (`tan1`…`tan4`). Lists shade 1 where it differs from the base colour. */
const firstShades: Readonly<Record<string, number>> = {
  antiquewhite: 0xffefdb,
  brown: 0xff4040,
  burlywood: 0xffd39b,
  cadetblue: 0x98f5ff,
  chocolate: 0xff7f24,
  coral: 0xff7256,
  darkgoldenrod: 0xffb90f,
  darkolivegreen: 0xcaff70,
  darkorange: 0xff7f00,
  darkorchid: 0xbf3eff,
  darkseagreen: 0xc1ffc1,
  darkslategray: 0x97ffff,
  firebrick: 0xff3030,
  goldenrod: 0xffc125,
  hotpink: 0xff6eb4,
  indianred: 0xff6a6a,
  khaki: 0xfff68f,
  lightblue: 0xbfefff,
  lightgoldenrod: 0xffec8b,
  lightpink: 0xffaeb9,
  lightskyblue: 0xb0e2ff,
  lightsteelblue: 0xcae1ff,
  maroon: 0xff34b3,
  mediumorchid: 0xe066ff,
  mediumpurple: 0xab82ff,
  olivedrab: 0xc0ff3e,
  orchid: 0xff83fa,
  palegreen: 0x9aff9a,
  paleturquoise: 0xbbffff,
  palevioletred: 0xff82ab,
  pink: 0xffb5c5,
  plum: 0xffbbff,
  purple: 0x9b30ff,
  rosybrown: 0xffc1c1,
  royalblue: 0x4876ff,
  salmon: 0xff8c69,
  seagreen: 0x54ff9f,
  sienna: 0xff8247,
  skyblue: 0x87ceff,
  slateblue: 0x836fff,
  slategray: 0xc6e2ff,
  steelblue: 0x63b8ff,
  tan: 0xffa54f,
  thistle: 0xffe1ff,
  turquoise: 0x00f5ff,
  violetred: 0xff3e96,
  wheat: 0xffe7ba,
};
/** Brightness of each of the four shades. */
const shares = [1, 0.932, 0.804, 0.548];

/** An X11 shade, such as "sienna3". */
export function shadeNamed(name: string, colours: Readonly<Record<string, number>>): number | undefined {
  const [, base = '', number = ''] = /^([a-z]+)([1-4])$/.exec(name) ?? [];
  const share = shares[Number(number) - 1];
  const table = Object.hasOwn(firstShades, base) ? firstShades : colours;
  if (share === undefined || !Object.hasOwn(table, base)) return undefined;
  const first = table[base] as number;
  return [16, 8, 0].reduce((rgb, shift) => rgb | (Math.floor(((first >> shift) & 255) * share + 0.5) << shift), 0);
}
