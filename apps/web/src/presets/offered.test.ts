import { pageDefaults } from '@image-converter/formats/converters';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { pageTable } from '../routes/pages.ts';
import { chosenIn, offeredPresets } from './offered.ts';
import type { OwnPreset } from './own-presets.ts';

const home = pageTable.home.rules;
const allFormats = pageTable['all-formats'].rules;
const toWebp = pageTable['jpg-to-webp'].rules;
const toPng = pageTable['webp-to-png'].rules;
const jpg = targetDefaults('jpg');

const shop: OwnPreset = { name: 'Shop', chosen: { target: 'jpg', size: { width: 1200 }, names: 'shop-{n}' } };

function picked(rules: typeof home, options: ConversionOptions, own: readonly OwnPreset[] = []) {
  return offeredPresets(rules, options, own)
    .filter(({ isPicked }) => isPicked)
    .map(({ preset, name }) => preset ?? name);
}

describe('presets', () => {
  it.each([
    ['a page where the format can be chosen', home, ['web', 'email', 'upload', 'passport']],
    ['the page for all formats', allFormats, ['web', 'email', 'upload', 'passport']],
    ['a page that makes WebP', toWebp, ['web']],
    ['a page that makes PNG', toPng, []],
  ])('are those that %s can fulfil', (_, rules, names) => {
    expect(offeredPresets(rules, pageDefaults(rules), []).map(({ preset }) => preset)).toEqual(names);
  });

  it('keep the chosen format if it will do, and choose another if not', () => {
    const targets = (options: ConversionOptions) =>
      offeredPresets(home, options, []).map(({ chosen }) => chosen.target);
    expect(targets(targetDefaults('webp'))).toEqual(['webp', 'jpg', 'jpg', 'jpg']);
    expect(targets(targetDefaults('png'))).toEqual(['jpg', 'jpg', 'jpg', 'jpg']);
  });

  it('reset everything else, but neither crops nor the names of files', () => {
    const [, email] = offeredPresets(home, { ...jpg, quality: 50 }, []);
    expect(email?.chosen).toMatchObject({ quality: 90, enlarge: false, metadata: 'remove', density: undefined });
    for (const option of ['names', 'crop', 'rotate', 'flip']) expect(email?.chosen).not.toHaveProperty(option);
  });

  it('are marked when they are picked, and no longer when a choice of theirs changes', () => {
    const [, email] = offeredPresets(home, jpg, []);
    const chosen = { ...jpg, ...email?.chosen };
    expect(picked(home, chosen)).toEqual(['email']);
    expect(picked(home, { ...chosen, quality: 60 })).toEqual(['email']);
    expect(picked(home, { ...chosen, maxBytes: 5000 })).toEqual([]);
    expect(picked(home, jpg)).toEqual([]);
  });
});

describe('presets of a visitor', () => {
  it('bring all that was saved, the format only where it can be chosen', () => {
    const [onHome] = offeredPresets(home, jpg, [shop]).slice(-1);
    expect(onHome?.chosen).toMatchObject({ ...shop.chosen, quality: 90 });
    const [onPng] = offeredPresets(toPng, targetDefaults('png'), [shop]);
    expect(onPng?.chosen).toMatchObject({ size: { width: 1200 }, names: 'shop-{n}' });
    expect(onPng?.chosen).not.toHaveProperty('target');
  });

  it('are marked when everything is as saved, whatever does not apply to the target', () => {
    const options = { ...jpg, size: { width: 1200 }, names: 'shop-{n}' } as const;
    expect(picked(home, options, [shop])).toEqual(['Shop']);
    expect(picked(home, { ...options, crop: { left: 0, top: 0, width: 1, height: 0.5 } }, [shop])).toEqual(['Shop']);
    expect(picked(home, { ...options, quality: 80 }, [shop])).toEqual([]);
    expect(picked(home, { ...options, target: 'webp' }, [shop])).toEqual([]);
    const quality = { name: 'Q', chosen: { target: 'jpg', quality: 40 } } as const;
    expect(picked(toPng, targetDefaults('png'), [quality])).toEqual(['Q']);
  });

  it('are what was saved', () => {
    const options = { ...jpg, quality: 70, rotate: 90, names: '{n}' } as const;
    expect(chosenIn(options)).toEqual({ target: 'jpg', quality: 70, names: '{n}' });
  });
});
