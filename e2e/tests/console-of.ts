import type { ConsoleMessage, Page } from '@playwright/test';

/** What Playwright itself says where service workers are kept out of tests, some seconds after a page is at rest. */
const ofDriver = 'Service Worker registration blocked by Playwright';

/** What the page says from now on. */
export function consoleOf(page: Page, isWanted: (message: ConsoleMessage) => boolean = () => true): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== ofDriver && isWanted(message)) said.push(message.text());
  });
  return said;
}
