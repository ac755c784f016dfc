import { describe, expect, it } from 'vitest';
import { textsFor } from './messages.ts';

const source = {
  plain: 'same',
  differs: { with_server: 'sent', without_server: 'kept' },
  list: [{ text: { with_server: 'a', without_server: 'b' } }, { text: 'c' }],
  lists: { with_server: ['1', '2', '3'], without_server: ['1'] },
} as const;

describe('texts of a deployment', () => {
  it('with a server', () => {
    const texts = textsFor('with_server', source);
    expect(texts).toEqual({
      plain: 'same',
      differs: 'sent',
      list: [{ text: 'a' }, { text: 'c' }],
      lists: ['1', '2', '3'],
    });
    texts.differs satisfies 'sent' | 'kept';
    // @ts-expect-error nothing is left to choose
    texts.differs.with_server satisfies unknown;
  });

  it('without one', () => {
    expect(textsFor('without_server', source)).toEqual({
      plain: 'same',
      differs: 'kept',
      list: [{ text: 'b' }, { text: 'c' }],
      lists: ['1'],
    });
  });
});
