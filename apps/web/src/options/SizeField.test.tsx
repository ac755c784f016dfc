// @vitest-environment happy-dom
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';
import words from '../texts/en/parts/options.ts';
import { SizeField } from './SizeField.tsx';

async function openField(first: Partial<ConversionOptions>, target: 'jpg' | 'png' | 'tiff' = 'jpg') {
  const chosen: { options: ConversionOptions } = { options: { ...targetDefaults(target), ...first } };
  function Field() {
    const [options, setOptions] = useState(chosen.options);
    chosen.options = options;
    return (
      <SizeField
        words={words}
        options={options}
        sources={['png']}
        onChoose={(more) => setOptions({ ...options, ...more })}
      />
    );
  }
  const place = await renderComponent(<Field />);
  const press = (label: string) =>
    act(async () => [...place.querySelectorAll('label')].find((one) => one.textContent?.includes(label))?.click());
  const type = (text: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>('input[type=text]');
      if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { place, press, type, size: () => chosen.options.size, widths: () => chosen.options.widths };
}

it('fits a picture into width and height, fills them or adds margins', async () => {
  const { press, size } = await openField({ size: { box: { width: 800, height: 600 } } });
  await press('Fill');
  expect(size()).toEqual({ fill: { width: 800, height: 600 } });
  await press('Add margins');
  expect(size()).toEqual({ pad: { width: 800, height: 600 } });
});

it('offers the colour of margins, or transparency if the target has it', async () => {
  const size = { pad: { width: 800, height: 600 } } as const;
  const jpg = await openField({ size });
  expect(jpg.place.textContent).toContain('Colour of margins and transparent areas');
  expect(jpg.place.querySelector('input[type=color]')).not.toBeNull();
  const png = await openField({ size }, 'png');
  expect(png.place.querySelector('input[type=color]')).toBeNull();
  await png.press('Fill margins and transparent areas with a colour');
  expect(png.place.querySelector('input[type=color]')).not.toBeNull();
});

it('does not ask whether margins may enlarge the picture', async () => {
  const { place } = await openField({ size: { padRatio: { width: 1, height: 1 } } });
  expect(place.textContent).not.toContain('Allow pictures to be enlarged');
});

it('returns to the original', async () => {
  const { press, size } = await openField({ size: { fill: { width: 800, height: 600 } } });
  await press('Original');
  expect(size()).toBe('original');
});

describe('several widths', () => {
  it('are offered by one press, and go with the next size', async () => {
    const { press, place, widths, size } = await openField({ size: { width: 5 } });
    await press('Several widths');
    expect(widths()).toBe('480,960,1600');
    expect(place.querySelector<HTMLInputElement>('input[type=text]')?.value).toBe('480, 960, 1600');
    await press('1920');
    expect([widths(), size()]).toEqual(['none', { longestSide: 1920 }]);
  });

  it('can be typed in any order, with anything between them', async () => {
    const { type, widths } = await openField({ widths: '480' });
    await type('1200.300;640 300');
    expect(widths()).toBe('300,640,1200');
  });

  it.each(['', '8', '100 9000', '16 17 18 19 20 21 22'])(
    'that are wrong change nothing, and this is said: %j',
    async (text) => {
      const { type, widths, place } = await openField({ widths: '480,960' });
      await type(text);
      expect(widths()).toBe('480,960');
      expect(place.textContent).toContain('Enter up to 6 whole numbers from 16 to 8,192. Until then: 480, 960.');
    },
  );

  it('are for what web pages show', async () => {
    const { place } = await openField({}, 'tiff');
    expect(place.textContent).not.toContain('Several widths');
  });
});
