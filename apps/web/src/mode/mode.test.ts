import { type Format, formats } from '@image-converter/formats/formats';
import { describe, expect, it } from 'vitest';
import { modeOf, modeOfFile, offersChoice, type Situation } from './mode.ts';

const withServer: Situation = { configured: true, answer: 'yes', online: true, lost: false, preferred: 'server' };
const everyFormat = Object.keys(formats) as Format[];

describe('with a server', () => {
  it.each(everyFormat)('%s is converted where it should be', { tags: '@promise:no-upload' }, (format) => {
    const onServer = ['heic', 'tiff', 'cr2', 'dng', 'kdc', 'pdf'].includes(format);
    expect(modeOf(format, withServer)).toBe(onServer ? 'server' : 'client');
    expect(offersChoice(format, withServer)).toBe(onServer);
  });

  it('counts on it until it has answered', () => {
    expect(modeOf('heic', { ...withServer, answer: 'none yet' })).toBe('server');
  });

  it('a file that is too large for it is converted in the browser', { tags: '@promise:no-upload' }, () => {
    const fileOf = (size: number) => ({ file: { size } as Blob, format: 'heic' as const });
    expect(modeOfFile(fileOf(50 * 1024 * 1024), withServer)).toBe('server');
    expect(modeOfFile(fileOf(50 * 1024 * 1024 + 1), withServer)).toBe('client');
  });
});

describe.each<[string, Partial<Situation>]>([
  ['the deployment has none', { configured: false }],
  ['it said that it does not convert', { answer: 'no' }],
  ['the browser is offline', { online: false }],
  ['an earlier call found no server', { lost: true }],
])('without a server, because %s', (_why, change) => {
  const situation = { ...withServer, ...change };

  it.each(everyFormat)('%s is converted in the browser and there is nothing to choose', (format) => {
    expect(modeOf(format, situation)).toBe('client');
    expect(offersChoice(format, situation)).toBe(false);
  });
});

describe('with the choice of the browser', () => {
  const situation: Situation = { ...withServer, preferred: 'client' };

  it.each(everyFormat)('%s is converted in the browser', (format) => {
    expect(modeOf(format, situation)).toBe('client');
  });

  it('the way back is offered', () => {
    expect(offersChoice('heic', situation)).toBe(true);
    expect(offersChoice('png', situation)).toBe(false);
  });
});
