import { expect, it } from 'vitest';
import { withInertStyles, withLiveStyles } from './inert-styles.ts';

it.each([
  '<svg style="fill:red"/>',
  "<svg\n\tstyle = 'a'/>",
  '<style>a{}</style>',
  '<svg:style type="text/css"><![CDATA[a{}]]></svg:style>',
  '<style/>',
])('has no style that a browser would apply, and gets it back: %s', (text) => {
  expect(withInertStyles(text)).not.toMatch(/[\s</:]style/);
  expect(withLiveStyles(withInertStyles(text))).toBe(text);
});

it.each(['<text font-style="italic"/>', '<styles/>', 'a[style="b"]{}'])('leaves what is no style alone: %s', (text) => {
  expect(withInertStyles(text)).toBe(text);
});

it('gives text back as it was', () => {
  const text = '<text>in the style of = style</text>';
  expect(withLiveStyles(withInertStyles(text))).toBe(text);
});
