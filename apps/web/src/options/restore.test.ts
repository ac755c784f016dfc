// @vitest-environment happy-dom
import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../converter/session/session.ts';
import { Sessions } from '../converter/session/sessions.tsx';
import { pageTable } from '../routes/pages.ts';
import { storageKeys } from '../storage.ts';
import { putHash, restore } from './restore.ts';

const services = { situation: vi.fn(), prepare: vi.fn() } as unknown as Services;
const home = pageTable.home.rules;
const pair = pageTable['jpg-to-webp'].rules;

/** Opens a page with this hash. */
function visit(hash: string, rules = home) {
  location.hash = hash;
  const sessions = new Sessions(services);
  const session = sessions.of(rules);
  const news = restore(sessions, session);
  return { sessions, session, news, options: session.state().options };
}

afterEach(() => {
  localStorage.clear();
  location.hash = '';
});

describe('options', () => {
  it('are as they were chosen on this device, on every page', () => {
    localStorage.setItem(storageKeys.options, '{"quality":70}');
    const { sessions, options, news } = visit('');
    expect(options).toEqual({ ...targetDefaults('jpg'), quality: 70 });
    expect(sessions.of(pair).state().options).toEqual({ ...targetDefaults('webp'), quality: 70 });
    expect(news).toBeUndefined();
  });

  it('are those of a link, in place of those of the device, which stay remembered', () => {
    localStorage.setItem(storageKeys.options, '{"quality":70,"metadata":"keep"}');
    const { options, news } = visit('#options&quality=40&target=png');
    expect(options).toEqual({ ...targetDefaults('png'), quality: 40 });
    expect(news).toBe('all');
    expect(localStorage.getItem(storageKeys.options)).toBe('{"quality":70,"metadata":"keep"}');
  });

  it('of a link are applied once, so that a later choice holds', () => {
    const { sessions, session } = visit('#options&quality=40');
    session.choose({ quality: 60 });
    expect(restore(sessions, session)).toBeUndefined();
    expect(session.state().options.quality).toBe(60);
    location.hash = '#options&quality=30';
    expect(restore(sessions, session)).toBe('all');
    expect(session.state().options.quality).toBe(30);
  });

  it('that the visitor has put into the address are no news, but a link to them is after another choice', () => {
    const { sessions, session } = visit('');
    putHash(sessions, '#options&quality=40');
    expect(location.hash).toBe('#options&quality=40');
    expect(restore(sessions, session)).toBeUndefined();
    putHash(sessions, '');
    expect(location.hash).toBe('');
    location.hash = '#options&quality=40';
    expect(restore(sessions, session)).toBe('all');
  });

  it('of a link give a page about two formats no other target', () => {
    const { options, news } = visit('#options&quality=40&target=png', pair);
    expect(options).toEqual({ ...targetDefaults('webp'), quality: 40 });
    expect(news).toBe('some');
    expect(visit('#options&target=png', pair).news).toBe('none');
  });

  it('of a link that makes no sense change nothing', () => {
    localStorage.setItem(storageKeys.options, '{"quality":70}');
    const { options, news } = visit('#options&quality=0&nonsense=1');
    expect(options.quality).toBe(70);
    expect(news).toBe('none');
  });
});
