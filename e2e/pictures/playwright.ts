import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import type { Engine } from './engines.ts';
import { complaintAbout, picturesFor, titleOf } from './look.ts';

/** A test for each picture. They share one page of each worker, so that the engine loads its codecs once. */
export function testPictures(engine: Engine, tag: string[] = []): void {
  // One that is wrong at times is wrong.
  test.describe.configure({ retries: 0 });
  for (const picture of picturesFor(engine)) {
    test(titleOf(engine, picture), { tag }, async ({ convertOnSite }) => {
      test.skip(picture.leftOut !== undefined, picture.leftOut);
      expect(await complaintAbout(engine, picture, convertOnSite)).toBeUndefined();
    });
  }
}
