import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { checkPicture, picturesFor, titleOf } from './check-picture.ts';
import type { Engine } from './engines.ts';

/** One test per picture. All tests of a worker share a page, so that the engine loads its codecs once. */
export function testPictures(engine: Engine, tag: string[] = []): void {
  // A picture that is only sometimes wrong is wrong.
  test.describe.configure({ retries: 0 });
  for (const picture of picturesFor(engine)) {
    test(titleOf(engine, picture), { tag }, async ({ convertOnSite }) => {
      test.skip(picture.skipReason !== undefined, picture.skipReason);
      expect(await checkPicture(engine, picture, convertOnSite)).toBeUndefined();
    });
  }
}
