import { LimitExceeded } from '@image-converter/codecs/pipeline/platform';
import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { expect, it } from 'vitest';
import { asConversionError } from './as-conversion-error.ts';
import { ConversionError } from './errors.ts';

it('an error of a codec keeps its code, and what in the file is not supported', () => {
  const error = asConversionError(new UnsupportedFile('LZMA'));
  expect(error).toMatchObject({ code: 'UNSUPPORTED', obstacle: 'LZMA' });
  const plain = asConversionError(new CodecError('CORRUPT'));
  expect(plain).toMatchObject({ code: 'CORRUPT', obstacle: undefined });
});

it('any other error means that the file could not be decoded', () => {
  expect(asConversionError(new TypeError('oops'))).toMatchObject({ code: 'DECODE_FAILED' });
});

it('a file that cannot be small enough has a code of its own, with the side that fits; too long a side has not', () => {
  expect(asConversionError(new LimitExceeded('bytes', 300))).toMatchObject({ code: 'CANNOT_FIT', cause: 300 });
  expect(asConversionError(new LimitExceeded('side'))).toMatchObject({ code: 'TOO_LARGE' });
});

it('an error of our own stays as it is', () => {
  const error = new ConversionError('EMPTY');
  expect(asConversionError(error)).toBe(error);
});
