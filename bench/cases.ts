import type { Target } from '@image-converter/formats/formats';
import type { Pair } from '@image-converter/formats/pairs';
import type { Browser, Page } from '@playwright/test';
import { type Contender, compete, type Rounds, type Standing } from './contest.ts';
import type { Errand } from './downloads.ts';
import { installedTools } from './installed-tools.ts';
import { native } from './native.ts';
import { ours, oursCold } from './ours.ts';
import { peer, peerCold } from './peers/contenders.ts';
import type { Peer } from './peers/page.ts';
import type { Photo } from './photos.ts';
import { examineAll, type Traits } from './specimen.ts';

export interface Stage {
  readonly browser: Browser;
  readonly site: string;
  readonly peers: string;
  readonly ourPage: Page;
  readonly peerPage: Page;
}

export interface Photos {
  readonly jpg: Photo;
  readonly png: Photo;
  readonly webp: Photo;
  readonly tiff: Photo;
  readonly heic: Photo;
}

interface Case {
  readonly title: string;
  /** The one whose time is the measure. */
  readonly measure: string;
  /** Of ours to the measure. */
  readonly target: number;
  readonly photo: Photo;
  readonly contenders: readonly Contender[];
  /** For the figures on the pages: their name for this conversion. */
  readonly pair?: MeasuredPair;
  readonly isCold?: true;
}

export type MeasuredPair = Pair | 'heic-to-jpg' | 'tiff-to-jpg';

export interface Result extends Omit<Case, 'contenders' | 'photo'> {
  readonly standings: readonly Standing[];
  /** Of those whose work was looked at. */
  readonly traits: readonly Traits[];
}

const everyPeer: readonly Peer[] = ['canvas, one worker', 'canvas, main thread', 'jSquash', 'magick-wasm'];
const heicPeers: readonly Peer[] = ['libheif-js', 'magick-wasm', 'heic-to', 'heic2any'];

/** One file of each pair, warm: what every contender that can has to do. */
const pairs: readonly {
  readonly title: string;
  readonly pair: MeasuredPair;
  readonly from: keyof Photos;
  readonly to: Target;
  readonly measure: 'sharp' | 'libheif-js';
  readonly target: number;
  readonly names: readonly Peer[];
}[] = [
  { title: 'PNG → JPG', pair: 'png-to-jpg', from: 'png', to: 'jpg', measure: 'sharp', target: 1.7, names: everyPeer },
  {
    title: 'WebP → JPG',
    pair: 'webp-to-jpg',
    from: 'webp',
    to: 'jpg',
    measure: 'sharp',
    target: 1.15,
    names: everyPeer,
  },
  { title: 'JPG → PNG', pair: 'jpg-to-png', from: 'jpg', to: 'png', measure: 'sharp', target: 1, names: everyPeer },
  { title: 'WebP → PNG', pair: 'webp-to-png', from: 'webp', to: 'png', measure: 'sharp', target: 1, names: everyPeer },
  {
    title: 'JPG → WebP',
    pair: 'jpg-to-webp',
    from: 'jpg',
    to: 'webp',
    measure: 'sharp',
    target: 1.05,
    names: everyPeer,
  },
  {
    title: 'PNG → WebP',
    pair: 'png-to-webp',
    from: 'png',
    to: 'webp',
    measure: 'sharp',
    target: 1.05,
    names: everyPeer,
  },
  {
    title: 'TIFF (LZW) → JPG',
    pair: 'tiff-to-jpg',
    from: 'tiff',
    to: 'jpg',
    measure: 'sharp',
    target: 2.5,
    names: ['magick-wasm'],
  },
  {
    title: 'HEIC → JPG, warm',
    pair: 'heic-to-jpg',
    from: 'heic',
    to: 'jpg',
    measure: 'libheif-js',
    target: 0.65,
    names: heicPeers,
  },
];

export function allCases({ browser, site, peers, ourPage, peerPage }: Stage, photos: Photos): Case[] {
  const single = pairs.map(({ from, to, names, ...rest }): Case => {
    const photo = photos[from];
    const contenders = [
      ours(ourPage, photo, to),
      ...(from === 'heic' ? [] : [native(photo, to)]),
      ...installedTools(photo, to),
      ...names.map((name) => peer(peerPage, name, photo, to)),
    ];
    return { ...rest, photo, contenders };
  });
  return [
    ...single,
    {
      title: '5 × JPG → WebP',
      measure: 'sharp',
      target: 1,
      photo: photos.jpg,
      contenders: [
        ours(ourPage, photos.jpg, 'webp', 5),
        native(photos.jpg, 'webp', 5),
        peer(peerPage, 'canvas, main thread', photos.jpg, 'webp', 5),
      ],
    },
    {
      title: 'HEIC → JPG, cold',
      measure: 'libheif-js',
      target: 0.6,
      isCold: true,
      photo: photos.heic,
      contenders: [
        oursCold(browser, site, photos.heic, 'jpg'),
        ...heicPeers.map((name) => peerCold(browser, peers, name, photos.heic, 'jpg')),
      ],
    },
  ];
}

/** The same conversions, for what they make a visitor download. Small pictures do. */
export function errands(photos: Photos): Errand[] {
  return pairs.map(({ title, from, to, names }) => ({
    title: title.replace(/,.*/, ''),
    photo: photos[from],
    target: to,
    names: names.filter((name) => !name.startsWith('canvas')),
  }));
}

export async function runCase({ contenders, photo, ...rest }: Case, rounds: Rounds): Promise<Result> {
  console.log(`${rest.title} …`);
  const standings = await compete(contenders, rest.isCold ? { ...rounds, warmUps: 0 } : rounds);
  for (const { name, milliseconds, failure } of standings) {
    console.log(`  ${name}: ${failure ?? `${Math.round(milliseconds)} ms`}`);
  }
  const healthy = contenders.filter(({ name }) => !standings.some((one) => one.name === name && one.failure));
  return { ...rest, standings, traits: rest.pair ? await examineAll(healthy, photo) : [] };
}
