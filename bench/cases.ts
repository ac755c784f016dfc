import type { Target } from '@image-converter/formats/formats';
import type { Browser, Page } from '@playwright/test';
import { type Contender, compete, type Rounds, type Standing } from './contest.ts';
import { native } from './native.ts';
import { ours, oursCold } from './ours.ts';
import { peer, peerCold } from './peers/contenders.ts';
import type { Peer } from './peers/page.ts';
import type { Photo } from './photos.ts';

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
  readonly contenders: readonly Contender[];
  readonly isCold?: true;
}

export interface Result extends Omit<Case, 'contenders'> {
  readonly standings: readonly Standing[];
}

const everyPeer: readonly Peer[] = ['canvas, one worker', 'canvas, main thread', 'jSquash', 'magick-wasm'];
const heicPeers: readonly Peer[] = ['libheif-js', 'magick-wasm', 'heic-to', 'heic2any'];

export function allCases(stage: Stage, photos: Photos): Case[] {
  const { browser, site, peers, ourPage, peerPage } = stage;
  const against = (photo: Photo, target: Target, names: readonly Peer[]) => [
    ours(ourPage, photo, target),
    native(photo, target),
    ...names.map((name) => peer(peerPage, name, photo, target)),
  ];
  return [
    { title: 'PNG → JPG', measure: 'sharp', target: 1.7, contenders: against(photos.png, 'jpg', everyPeer) },
    { title: 'WebP → JPG', measure: 'sharp', target: 1.15, contenders: against(photos.webp, 'jpg', everyPeer) },
    { title: 'JPG → PNG', measure: 'sharp', target: 1, contenders: against(photos.jpg, 'png', everyPeer) },
    { title: 'JPG → WebP', measure: 'sharp', target: 1.05, contenders: against(photos.jpg, 'webp', everyPeer) },
    {
      title: '5 × JPG → WebP',
      measure: 'sharp',
      target: 1,
      contenders: [
        ours(ourPage, photos.jpg, 'webp', 5),
        native(photos.jpg, 'webp', 5),
        peer(peerPage, 'canvas, main thread', photos.jpg, 'webp', 5),
      ],
    },
    {
      title: 'TIFF (LZW) → JPG',
      measure: 'sharp',
      target: 2.5,
      contenders: against(photos.tiff, 'jpg', ['magick-wasm']),
    },
    {
      title: 'HEIC → JPG, warm',
      measure: 'libheif-js',
      target: 0.65,
      contenders: [
        ours(ourPage, photos.heic, 'jpg'),
        ...heicPeers.map((name) => peer(peerPage, name, photos.heic, 'jpg')),
      ],
    },
    {
      title: 'HEIC → JPG, cold',
      measure: 'libheif-js',
      target: 0.6,
      isCold: true,
      contenders: [
        oursCold(browser, site, photos.heic, 'jpg'),
        ...heicPeers.map((name) => peerCold(browser, peers, name, photos.heic, 'jpg')),
      ],
    },
  ];
}

export async function runCase({ contenders, ...rest }: Case, rounds: Rounds): Promise<Result> {
  console.log(`${rest.title} …`);
  const standings = await compete(contenders, rest.isCold ? { ...rounds, warmUps: 0 } : rounds);
  for (const { name, milliseconds, failure } of standings) {
    console.log(`  ${name}: ${failure ?? `${Math.round(milliseconds)} ms`}`);
  }
  return { ...rest, standings };
}
