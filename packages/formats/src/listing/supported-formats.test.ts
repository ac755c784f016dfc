import { describe, expect, it } from 'vitest';
import { countOfSupported } from './count-of-supported.ts';
import { namedFormatOf, namedFormats } from './named-formats.ts';
import { realFiles } from './real-files.ts';
import { isSupported, supportedFormats } from './supported-formats.ts';

describe('the supported formats', () => {
  it('are as many as pages say, and more than 50', { tags: '@promise:fifty-formats' }, () => {
    expect(supportedFormats).toHaveLength(countOfSupported);
    expect(countOfSupported).toBeGreaterThan(50);
  });

  it('have been tried with files of formats that the tables know', () => {
    const names = namedFormats.map(({ name }) => name);
    expect(Object.keys(realFiles).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    [9, 10, true],
    [1, 1, true],
    [4, 5, false],
    [0, 0, false],
  ])('are those of which nine of ten files are right: %i of %i', (right, of, supported) => {
    expect(isSupported({ right, of })).toBe(supported);
  });
});

describe('a file', () => {
  it.each([
    ['jpg', 'Photo.JPG', 'jpg'],
    ['jpg', 'stereo.jps', 'jps'],
    ['jpg', 'DSC_0001.MPO', 'mpo'],
    ['png', 'moving.apng', 'apng'],
    ['pdf', 'logo.ai', 'ai'],
    ['png', 'no-extension', 'png'],
  ] as const)('of the format %s is called by its extension: %s', (format, file, name) => {
    expect(namedFormatOf(format, file)?.name).toBe(name);
  });
});

it('limits are those of the name, and those that the table tells', () => {
  const limits = (name: string) => namedFormats.find((one) => one.name === name)?.limits;
  expect(limits('icns')).toEqual(['largest']);
  expect(limits('dng')).toEqual(['developed', 'some_variants']);
  expect(limits('tiff')).toEqual(['each_page', 'some_variants']);
  expect(limits('dcx')).toEqual(['first_page']);
  expect(limits('qoi')).toEqual([]);
});
