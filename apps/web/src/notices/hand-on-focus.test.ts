// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { handOnFocus } from './hand-on-focus.ts';

it.each([
  ['the main button of the converter', '<div id="converter"><button class="button" data-next></button>{}</div>'],
  [
    'the button of its dialog',
    '<div id="converter"><button class="button"></button><dialog open>{}<button class="button" data-next></button></dialog></div>',
  ],
  ['the file input', '<div id="converter"><input type="file" data-next>{}</div>'],
  ['the content of the page', '<main tabindex="-1" data-next></main>{}'],
])('a button that disappears hands the focus on to %s', (_, page) => {
  document.body.innerHTML = page.replace('{}', '<button id="pressed"></button>');
  const button = document.querySelector<HTMLElement>('#pressed');
  button?.focus();
  if (button) handOnFocus(button);
  expect((document.activeElement as HTMLElement).dataset.next).toBe('');
});
