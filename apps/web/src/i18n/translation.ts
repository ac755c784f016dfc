/** The names between braces in a text: 'Error with {filename}' → 'filename'. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Containing<Names extends string> = [Names] extends [never]
  ? string
  : Intersection<Names extends string ? `${string}{${Names}}${string}` : never>;

/**
 * A text with one wording per category of Intl.PluralRules. `other` is used for missing categories, and `zero` for a
 * count of 0, whatever category the language's own rules put it in.
 */
export interface Plural<Other = string, One = Other> {
  readonly zero?: One;
  readonly one: One;
  readonly many?: Other;
  readonly other: Other;
}

/** All placeholders, except that a wording that says "one" or "none" may omit the number. */
type PluralWith<Names extends string> = Plural<Containing<Names>, Containing<Exclude<Names, 'count'>>>;

/**
 * What another language must provide for a source text: the same keys, lists of the same length, and the same
 * placeholders in every text. Any text with a count may be given as a Plural.
 */
export type Translation<Source> = Source extends string
  ? Containing<Placeholders<Source>> | ('count' extends Placeholders<Source> ? PluralWith<Placeholders<Source>> : never)
  : Source extends Plural
    ? PluralWith<Placeholders<Source['other']>> & Readonly<Record<keyof Source, string>>
    : { readonly [Key in keyof Source]: Translation<Source[Key]> };

/**
 * The texts of one deployment: of a text given as `with_server` and `without_server`, only the one that is true there.
 */
export type ForDeployment<Texts> = Texts extends string
  ? Texts
  : Texts extends { readonly with_server: infer With; readonly without_server: infer Without }
    ? With | Without
    : { readonly [Key in keyof Texts]: ForDeployment<Texts[Key]> };

/** The dotted path of every text, such as 'header.title'. Lists are read directly from the messages. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string | Plural
    ? Key
    : Texts[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

export type TextAt<Texts, Key extends string> = Key extends keyof Texts
  ? Texts[Key]
  : Key extends `${infer Head}.${infer Tail}`
    ? Head extends keyof Texts
      ? TextAt<Texts[Head], Tail>
      : never
    : never;
