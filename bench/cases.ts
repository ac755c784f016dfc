import { extname } from 'node:path';
import type { Pair } from '@image-converter/formats/pairs';
import type { Page } from '@playwright/test';
import { besideABusyCore } from './busy-core.ts';
import { type Contender, compete, type Rounds, type Standing } from './contest.ts';
import { conversions, heicPeers, type Photos } from './conversions.ts';
import { installedTools } from './installed-tools.ts';
import { native } from './native.ts';
import { ours, oursCold } from './ours.ts';
import type { Places } from './pages.ts';
import { peer, peerCold } from './peers/contenders.ts';
import type { Photo } from './photos.ts';
import { examineAll, type Traits } from './specimen.ts';

export interface Stage extends Places {
  readonly ourPage: Page;
  readonly peerPage: Page;
}

interface Case {
  readonly title: string;
  /** The contender that ours is compared with. */
  readonly measure: string;
  /** Max ratio of our time to theirs. */
  readonly target: number;
  readonly photo: Photo;
  readonly contenders: readonly Contender[];
  /** The pair whose page shows the figures. */
  readonly pair?: Pair;
  readonly isCold?: true;
}

export interface Result extends Omit<Case, 'contenders' | 'photo'> {
  readonly standings: readonly Standing[];
  /** One for each contender whose output was examined. */
  readonly traits: readonly Traits[];
}

export function allCases({ browser, site, peers, ourPage, peerPage }: Stage, photos: Photos): Case[] {
  const single = conversions.map(({ from, to, names, ...rest }): Case => {
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
      title: 'HEIC → JPG, one core busy',
      measure: 'libheif-js',
      target: 1,
      photo: photos.heic,
      contenders: [ours(ourPage, photos.heic, 'jpg'), peer(peerPage, 'libheif-js', photos.heic, 'jpg')].map(
        besideABusyCore,
      ),
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

/**
 * Selects cases by the format of their photo, e.g. `heic`, or by their pair, e.g. `heic-to-jpg`; all if no names are
 * given.
 */
export function casesNamed(names: readonly string[], cases: readonly Case[]): readonly Case[] {
  if (names.length === 0) return cases;
  return cases.filter(({ photo, pair = '' }) => {
    const format = extname(photo.name).slice(1).toLowerCase();
    return names.includes(format) || names.includes(pair);
  });
}

export async function runCase({ contenders, photo, ...rest }: Case, rounds: Rounds): Promise<Result> {
  console.log(`${rest.title} …`);
  const standings = await compete(contenders, rest.isCold ? { ...rounds, warmUps: 0 } : rounds, ['ours', rest.measure]);
  for (const { name, milliseconds, failure } of standings) {
    console.log(`  ${name}: ${failure ?? `${Math.round(milliseconds)} ms`}`);
  }
  const healthy = contenders.filter(({ name }) => !standings.some((one) => one.name === name && one.failure));
  return { ...rest, standings, traits: rest.pair ? await examineAll(healthy, photo) : [] };
}
