/** The browser's `beforeinstallprompt` event. Its prompt can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function change(prompt: InstallPrompt | undefined): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser's install prompt for our own button. Call before the page has loaded: the event fires only once.
 */
export function listenForInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show their own banner over the page.
    event.preventDefault();
    change(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => change(undefined));
}

export const installation = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOffered: (): boolean => offered !== undefined,
  install: (): void => {
    void offered?.prompt();
    change(undefined);
  },
};
