// @vitest-environment happy-dom
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';
import words from '../texts/en/parts/options.ts';
import { SizeField } from './SizeField.tsx';

async function openField(first: Partial<ConversionOptions>, target: 'jpg' | 'png' = 'jpg') {
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
  return { place, press, size: () => chosen.options.size };
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
