// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Segments } from './Segments.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const sizes = [
  { value: 's', label: 'Small', hint: 'For messages' },
  { value: 'm', label: 'Medium' },
] as const;

async function drawn(value: 's' | 'm' | undefined, onChange = vi.fn()) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  await act(() => root.render(<Segments name="size" legend="Size" values={sizes} value={value} onChange={onChange} />));
  return { radios: [...place.querySelectorAll('input')], text: place.textContent, onChange };
}

it('nothing is chosen as long as there is no value', async () => {
  const { radios, text } = await drawn(undefined);
  expect(radios.map(({ type, checked }) => [type, checked])).toEqual([
    ['radio', false],
    ['radio', false],
  ]);
  expect(text).toBe('SizeSmallMedium');
});

it('what the chosen value means is shown and belongs to its radio', async () => {
  const { radios, text } = await drawn('s');
  expect(text).toContain('For messages');
  const [small, medium] = radios;
  const description = document.getElementById(small?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('For messages');
  expect(medium?.hasAttribute('aria-describedby')).toBe(false);
});

it('a press says which value was chosen', async () => {
  const { radios, onChange } = await drawn('s');
  await act(() => radios[1]?.click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('m');
});
