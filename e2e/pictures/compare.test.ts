import { expect, it } from 'vitest';
import { problemsOf } from './compare.ts';
import { grey, pictureNamed, sightingsOf } from './testing.ts';

const picture = pictureNamed('a.tif');
const right = { status: 'right', colours: grey(100) } as const;
const same = { Chromium: right, Firefox: right, WebKitGTK: right, Server: right };
const brighter = { ...same, Firefox: { ...right, colours: grey(104) } };
const nothing = { known: [], differences: {} };

it('engines that show the same have no problem', () => {
  expect(problemsOf([picture], sightingsOf(picture, same), nothing)).toEqual([]);
});

it('a difference within the tolerance of the picture is none', () => {
  const tolerant = pictureNamed('a.tif', { tolerance: 4 });
  expect(problemsOf([tolerant], sightingsOf(tolerant, brighter), nothing)).toEqual([]);
});

it('each two engines that differ are named, unless the picture is listed', () => {
  const sightings = sightingsOf(picture, brighter);
  expect(problemsOf([picture], sightings, nothing)).toEqual([
    'a.tif: Chromium and Firefox are 4.0 apart',
    'a.tif: Firefox and WebKitGTK are 4.0 apart',
    'a.tif: Firefox and Server are 4.0 apart',
  ]);
  expect(problemsOf([picture], sightings, { known: [], differences: { 'a.tif': 'two readings' } })).toEqual([]);
});

it('what is wrong is not compared: it is listed with a reason of its own', () => {
  const wrong = { status: 'wrong', detail: 'is 9.0 off', colours: grey(0) } as const;
  const sightings = sightingsOf(picture, { ...same, Firefox: wrong });
  const known = [{ file: 'a.tif', engines: ['Firefox'], is: 'wrong', why: 'its decoder' }] as const;
  expect(problemsOf([picture], sightings, { known, differences: {} })).toEqual([]);
  expect(problemsOf([picture], sightings, nothing)).toEqual(['a.tif is wrong in Firefox: is 9.0 off']);
});

it('a listed difference that is gone has to be removed', () => {
  const listed = { known: [], differences: { 'a.tif': 'two readings' } };
  expect(problemsOf([picture], sightingsOf(picture, same), listed)).toEqual([
    'a.tif is the same in all engines now: remove it from e2e/pictures/known.ts',
  ]);
});

it('a listed file that does not exist has to be removed', () => {
  const listed = { known: [{ file: 'b.tif', engines: [], is: 'wrong', why: '' } as const], differences: {} };
  expect(problemsOf([picture], sightingsOf(picture, same), listed)).toEqual([
    'e2e/pictures/known.ts lists b.tif, which is not there',
  ]);
});

it('a picture that an engine did not try is named, except what a server does not read', () => {
  const other = pictureNamed('b.png', { format: 'png' });
  expect(problemsOf([picture, other], sightingsOf(picture, same), nothing)).toEqual([
    'b.png was not tried in Chromium',
    'b.png was not tried in Firefox',
    'b.png was not tried in WebKitGTK',
  ]);
  const missing = pictureNamed('b.png', { leftOut: 'the corpus is not there' });
  expect(problemsOf([picture, missing], sightingsOf(picture, same), nothing)).toEqual([]);
});
