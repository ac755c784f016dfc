import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { checkPicture, picturesFor, titleOf } from './check-picture.ts';
import type { Engine } from './engines.ts';

/** A test for each picture. They share one page of each worker, so that the engine loads its codecs once. */
export function testPictures(engine: Engine, tag: string[] = []): void {
  // One that is wrong at times is wrong.
  test.describe.configure({ retries: 0 });
  for (const picture of picturesFor(engine)) {
    test(titleOf(engine, picture), { tag }, async ({ convertOnSite }) => {
      test.skip(picture.skipReason !== undefined, picture.skipReason);
      expect(await checkPicture(engine, picture, convertOnSite)).toBeUndefined();
    });
  }
}
