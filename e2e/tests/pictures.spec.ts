import { testPictures } from '../pictures/playwright.ts';

testPictures('Chromium', [
  '@core',
  '@promise:exact-heic',
  '@promise:first-frame',
  '@promise:no-watermark',
  '@promise:rounded-to-8-bits',
  '@promise:true-colours',
  '@promise:upright',
]);
