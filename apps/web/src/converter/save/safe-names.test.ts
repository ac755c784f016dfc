import { expect, it } from 'vitest';
import { portablePath } from './safe-names.ts';

it.each([
  ['holiday/day 1/Straße №5 (2).jpg', 'holiday/day 1/Straße №5 (2).jpg'],
  ['.hidden.jpg', '.hidden.jpg'],
  ['שלום.jpg', 'שלום.jpg'],
  ['..\\..\\evil.jpg', '.._.._evil.jpg'],
  ['../evil.jpg', '_/evil.jpg'],
  ['12:30 <a|b>?*.jpg', '12_30 _a_b___.jpg'],
  ['line\nbreak\0.jpg', 'line_break_.jpg'],
  ['rtl\u202egpj.png', 'rtl_gpj.png'],
  ['CON.jpg', 'CON_.jpg'],
  ['com1/aux.tar.jpg', 'com1_/aux_.tar.jpg'],
  ['console.jpg', 'console.jpg'],
  ['trailing. /a.jpg', 'trailing_/a.jpg'],
])('%j is %j everywhere', (path, portable) => {
  expect(portablePath(path)).toBe(portable);
});

it('a name that is too long keeps its ending, and no character is cut in two', () => {
  const name = portablePath(`${'€'.repeat(100)}.webp`);
  expect(name).toBe(`${'€'.repeat(78)}.webp`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
});
