import type { ConsoleMessage, Page } from '@playwright/test';

/** Playwright's own message where tests block service workers, some seconds after a page is idle. */
const ofDriver = 'Service Worker registration blocked by Playwright';

/** Collects the console messages of the page from now on. */
export function consoleOf(page: Page, isWanted: (message: ConsoleMessage) => boolean = () => true): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== ofDriver && isWanted(message)) said.push(message.text());
  });
  return said;
}
