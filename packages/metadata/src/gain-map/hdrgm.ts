import type { Bytes } from '../bytes.ts';
import { readPacket } from '../xmp/packet.ts';
import type { Element } from '../xmp/xml.ts';
import type { GainChannel, GainMapDescription } from './description.ts';

/** Adobe's namespace, as in Ultra HDR. */
export const hdrgm = 'http://ns.adobe.com/hdr-gain-map/1.0/';
const apples = 'http://ns.apple.com/HDRGainMap/1.0/';

type Property = keyof GainChannel;

/** Local names, and values if they are not stated. */
const properties: Readonly<Record<Property, readonly [name: string, value: number]>> = {
  min: ['GainMapMin', 0],
  max: ['GainMapMax', 1],
  gamma: ['Gamma', 1],
  offsetSdr: ['OffsetSDR', 1 / 64],
  offsetHdr: ['OffsetHDR', 1 / 64],
};

/** Undefined if the packet describes no map, or one that is for an HDR picture. */
export function readHdrgm(packet: Bytes): GainMapDescription | undefined {
  const own = readPacket(packet).filter(({ name }) => name.uri === hdrgm);
  const textsOf = (local: string) => {
    const found = own.find(({ name }) => name.local === local);
    return found ? itemsOf(found) : [];
  };
  if (textsOf('GainMapMax').length === 0 || /true/i.test(textsOf('BaseRenditionIsHDR')[0] ?? '')) return undefined;
  const [headroomMin = 0] = textsOf('HDRCapacityMin').map(Number);
  const [headroomMax = 1] = textsOf('HDRCapacityMax').map(Number);
  const all = Object.entries(properties).map(([property, [local, value]]) => {
    const stated = textsOf(local).map(Number);
    return { property, stated: stated.length > 0 ? stated : [value] };
  });
  const count = Math.max(...all.map(({ stated }) => stated.length));
  const channels = Array.from(
    { length: count },
    (_, index) =>
      Object.fromEntries(
        all.map(({ property, stated }) => [property, stated[index] ?? stated[0]]),
      ) as unknown as GainChannel,
  );
  return { channels, headroomMin, headroomMax };
}

/** Apple's newer photos say how bright they are, as a factor. */
export function readAppleHeadroom(packet: Bytes): number | undefined {
  const found = readPacket(packet).find(({ name }) => name.uri === apples && name.local === 'HDRGainMapHeadroom');
  return found && Number(found.text);
}

export function isApples(packet: Bytes): boolean {
  return readPacket(packet).some(({ name }) => name.uri === apples);
}

/** A plain value, or the items of a list. */
function itemsOf({ text, children }: Element): string[] {
  const [list] = children;
  return list ? list.children.map((item) => item.text) : [text];
}

/** Attributes and elements of the description. */
export function writeHdrgm({ channels, headroomMin, headroomMax }: GainMapDescription): string {
  const lists = Object.entries(properties).map(([property, [local]]) => {
    const values = channels.map((channel) => decimal(channel[property as Property]));
    if (values.length === 1) return `<hdrgm:${local}>${values[0]}</hdrgm:${local}>`;
    const items = values.map((value) => `<rdf:li>${value}</rdf:li>`);
    return `<hdrgm:${local}><rdf:Seq>${items.join('')}</rdf:Seq></hdrgm:${local}>`;
  });
  return (
    `<rdf:Description rdf:about="" xmlns:hdrgm="${hdrgm}" hdrgm:Version="1.0" ` +
    `hdrgm:HDRCapacityMin="${decimal(headroomMin)}" hdrgm:HDRCapacityMax="${decimal(headroomMax)}" ` +
    `hdrgm:BaseRenditionIsHDR="False">${lists.join('')}</rdf:Description>`
  );
}

function decimal(value: number): string {
  return String(Number(value.toFixed(6)));
}
