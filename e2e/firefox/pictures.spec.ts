import { testPictures } from '../pictures/playwright.ts';

testPictures('Firefox');
