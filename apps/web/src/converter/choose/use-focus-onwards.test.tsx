// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useFocusOnwards } from './use-focus-onwards.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Zone({ name }: { name: string }) {
  const place = useRef<HTMLLabelElement>(null);
  useFocusOnwards(place);
  return (
    <label ref={place}>
      <input type="file" aria-label={name} />
    </label>
  );
}

function converterIn(place: HTMLElement) {
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  return (content: ReactNode) => act(async () => root.render(<section id="converter">{content}</section>));
}

it('takes the focus on to the main button, and back to the zone when the last file is removed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const show = converterIn(place);
  await show(<Zone key="empty" name="table" />);
  document.querySelector('input')?.focus();
  await show([<button key="convert" type="button" className="button" />, <Zone key="filled" name="row" />]);
  expect(document.activeElement?.className).toBe('button');

  document.querySelector('input')?.focus();
  await show(<Zone key="empty" name="table" />);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('table');
});

it('leaves a focus alone that was elsewhere', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const elsewhere = document.body.appendChild(document.createElement('a'));
  elsewhere.tabIndex = 0;
  const show = converterIn(place);
  await show(<Zone key="empty" name="table" />);
  elsewhere.focus();
  await show(<button type="button" className="button" />);
  expect(document.activeElement).toBe(elsewhere);
});
