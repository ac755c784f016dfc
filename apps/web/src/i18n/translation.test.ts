import { describe, it } from 'vitest';
import type { Translation } from './translation.ts';

const source = { hello: 'Hello {name}, {count} files', list: ['one', 'two'], plain: { text: 'x' } } as const;

describe('a translation', () => {
  it('is refused by the compiler when something of the source is missing', () => {
    ({ hello: '{count} Dateien, {name}', list: ['eins', 'zwei'], plain: { text: 'y' } }) satisfies Translation<
      typeof source
    >;

    // @ts-expect-error a key is missing
    ({ hello: '{count} {name}', list: ['eins', 'zwei'], plain: {} }) satisfies Translation<typeof source>;

    // @ts-expect-error an item of the list is missing
    ({ hello: '{count} {name}', list: ['eins'], plain: { text: 'y' } }) satisfies Translation<typeof source>;

    // @ts-expect-error a placeholder is missing
    ({ hello: '{count} Dateien', list: ['eins', 'zwei'], plain: { text: 'y' } }) satisfies Translation<typeof source>;

    // @ts-expect-error a key too many
    ({ hello: '{count} {name}', list: ['eins', 'zwei'], plain: { text: 'y' }, more: '' }) satisfies Translation<
      typeof source
    >;
  });
});
