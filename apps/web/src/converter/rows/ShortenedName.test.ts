import { expect, it } from 'vitest';
import { splitName } from './ShortenedName.tsx';

it.each([
  ['Landscape_1.jpg', 'Landscape', '_1.jpg'],
  ['IMG_20240512_182345.jpg', 'IMG_2024051', '2_182345.jpg'],
  ['PXL20240512182345.jpg', 'PXL202405', '12182345.jpg'],
  ['a very long holiday photograph.jpeg', 'a very long holiday photograph', '.jpeg'],
  ['صورة العائلة في الحديقة.jpg', 'صورة العائلة في', ' الحديقة.jpg'],
  ['صورة في البيت.jpg', 'صورة في', ' البيت.jpg'],
  ['Urlaub am Meer 😀Strand1.png', 'Urlaub am Meer ', '😀Strand1.png'],
  ['photographwithoutextension', 'photographwithoutextension', ''],
])('%s keeps the end of its name, and no word is split', (name, start, end) => {
  expect(splitName(name)).toEqual({ start, end });
});
