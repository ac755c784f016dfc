import type { Codec } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';

type BrowsersCodec = Codec<Picture, BrowserHost>;
type Able<To extends keyof BrowsersCodec> = BrowsersCodec & Required<Pick<BrowsersCodec, To>>;

/** A codec with the functions that its name promises in the table of formats. */
export type NamedCodec<Name> = (Name extends BrowserDecoder ? Able<'decode'> : unknown) &
  (Name extends BrowserEncoder ? Able<'encode'> : unknown);

/** The most needed codecs. */
export type BundledCodec = 'native' | 'jpg' | 'png';

export type Loaders<Names extends string> = { [Name in Names]: () => Promise<NamedCodec<Name>> };
