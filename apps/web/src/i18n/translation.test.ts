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

    // @ts-expect-error there is one key too many
    ({ hello: '{count} {name}', list: ['eins', 'zwei'], plain: { text: 'y' }, more: '' }) satisfies Translation<
      typeof source
    >;
  });

  it('gives a text with a count by category, also where the source needs one text only', () => {
    const counted = {
      files: '{count} file(s) for {name}',
      room: { zero: '{name}: no room', one: '{name}: room for one', other: '{name}: room for {count}' },
    } as const;
    const room = { zero: '{name}: voll', one: '{name}: eine', other: '{name}: {count}' } as const;
    const files = '{count} Dateien für {name}';
    ({ room, files: { one: 'eine Datei für {name}', other: files } }) satisfies Translation<typeof counted>;
    ({ room: { ...room, many: '{name}: {count} de' }, files }) satisfies Translation<typeof counted>;

    // @ts-expect-error the source has a wording for zero
    ({ room: { one: '{name}: eine', other: '{name}: {count}' }, files }) satisfies Translation<typeof counted>;

    // @ts-expect-error most numbers have no wording
    ({ room, files: { one: 'eine Datei für {name}' } }) satisfies Translation<typeof counted>;

    // @ts-expect-error the number is missing where the words do not say it
    ({ room, files: { one: 'eine Datei für {name}', other: 'Dateien für {name}' } }) satisfies Translation<
      typeof counted
    >;

    // @ts-expect-error one wording lacks the name
    ({ room, files: { one: 'eine Datei', other: files } }) satisfies Translation<typeof counted>;

    // @ts-expect-error not a category of Intl.PluralRules
    ({ room: { ...room, most: '{name}: {count}' }, files }) satisfies Translation<typeof counted>;
  });
});
