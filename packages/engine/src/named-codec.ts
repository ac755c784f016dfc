import type { Codec } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';

type BrowsersCodec = Codec<Picture, BrowserHost>;
type Able<To extends keyof BrowsersCodec> = BrowsersCodec & Required<Pick<BrowsersCodec, To>>;

/** A codec that can do what the table of formats says of its name. */
export type NamedCodec<Name> = (Name extends BrowserDecoder ? Able<'decode'> : unknown) &
  (Name extends BrowserEncoder ? Able<'encode'> : unknown);

/** Those that are needed most. */
export type BundledCodec = 'native' | 'jpg' | 'png';

/** How the codecs of these names are loaded. */
export type Loaders<Names extends string> = { [Name in Names]: () => Promise<NamedCodec<Name>> };
