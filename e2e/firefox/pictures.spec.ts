import { testPictures } from '../pictures/playwright.ts';
import { test } from '../tests/warm-page.ts';

/** Enough for the largest file on a busy machine. */
test.setTimeout(180_000);

testPictures('Firefox');
