import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { expect, it } from 'vitest';
import { asConversionError } from './as-conversion-error.ts';
import { ConversionError } from './errors.ts';

it('an error of a codec keeps its code, and what in the file is not supported', () => {
  const error = asConversionError(new UnsupportedFile('LZMA'), 'DECODE_FAILED');
  expect(error).toMatchObject({ code: 'UNSUPPORTED', obstacle: 'LZMA' });
  const plain = asConversionError(new CodecError('CORRUPT'), 'DECODE_FAILED');
  expect(plain).toMatchObject({ code: 'CORRUPT', obstacle: undefined });
});

it('any other error gets the code that fits the step', () => {
  expect(asConversionError(new TypeError('oops'), 'ENCODE_FAILED')).toMatchObject({ code: 'ENCODE_FAILED' });
});

it('an error of our own stays as it is', () => {
  const error = new ConversionError('EMPTY');
  expect(asConversionError(error, 'DECODE_FAILED')).toBe(error);
});
