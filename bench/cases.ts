import { targetDefaults } from '@image-converter/formats/options';
import type { Page } from '@playwright/test';
import type { Case, Contender } from './contest.ts';
import type { Conversion } from './conversions.ts';
import { bySharp, byTools, isInstalled, originalOf, sharpEncoders, vips } from './native.ts';
import { besideBusyCore, inNewPage, inPage, openPage, type Places } from './pages.ts';
import { megapixelsOf, type Photo, photoOf, photosOf } from './pictures.ts';

/** Pages in which everything is measured that needs no page of its own. */
export interface Stage extends Places {
  readonly ourPage: Page;
  readonly peerPage: Page;
}

export async function withStage<T>(places: Places, work: (stage: Stage) => Promise<T>): Promise<T> {
  const { browser, site, peers } = places;
  const [ourPage, peerPage] = [await openPage(browser, `${site}/en`), await openPage(browser, peers)];
  try {
    return await work({ ...places, ourPage, peerPage });
  } finally {
    await Promise.all([ourPage.close(), peerPage.close()]);
  }
}

/** One for each photo of a common pair. Everybody else than the rival converts only the first. */
export async function casesOf(stage: Stage, conversion: Conversion): Promise<Case[]> {
  const { from, width, pair, rival, peers = [], withTools, ...rest } = conversion;
  const [first, ...others] = pair ? await photosOf(from) : [await photoOf(from, width)];
  if (!first) return [];
  const alone = { ...rest, from, rival, peers: peers.filter((peer) => peer === rival) };
  return [
    await caseOf(stage, conversion, first),
    ...(await Promise.all(others.map((photo) => caseOf(stage, alone, photo)))),
  ];
}

async function caseOf(stage: Stage, conversion: Conversion, photo: Photo): Promise<Case> {
  const { title, from, to, rival, target, peers = [], files, cores, isCold } = conversion;
  const options = { ...targetDefaults(to), ...conversion.options };
  const page = cores === undefined ? stage.ourPage : await pageWithCores(stage, cores);
  const work = { photo, options, ...(files && { files }) };
  const contenders: Contender[] = isCold
    ? [inNewPage(stage, work), ...peers.map((peer) => inNewPage(stage, { ...work, peer }))]
    : [inPage(page, work), ...peers.map((peer) => inPage(stage.peerPage, { ...work, peer }))];
  if (rival === 'without it') contenders.push(inPage(page, { photo, options: targetDefaults(to) }, rival));
  const encode = conversion.sharp ?? (rival === 'sharp' ? sharpEncoders[to] : undefined);
  if (encode) contenders.push(bySharp(photo, encode, files));
  if (conversion.withTools && !files) contenders.push(...byTools(photo, from, to));
  // sharp, which examines results, does not read JPEG XL.
  const isExamined = !isCold && conversion.bench !== 'inputs' && to !== 'jxl' && (from !== 'heic' || isInstalled(vips));
  return {
    title: photo.subject ? `${title}, ${photo.subject}` : title,
    group: title,
    megapixels: await megapixelsOf(photo),
    rival,
    contenders: conversion.besideBusyCore ? contenders.map(besideBusyCore) : contenders,
    ...(target && { target }),
    ...(isCold && { isCold }),
    ...(isExamined && { original: () => originalOf(photo) }),
  };
}

async function pageWithCores({ browser, site }: Places, cores: number): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((cores) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores });
  }, cores);
  return openPage(context, `${site}/en`);
}
