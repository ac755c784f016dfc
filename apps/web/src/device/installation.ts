/** What a browser hands over that offers to install the site. It can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function change(prompt: InstallPrompt | undefined): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the visitor to press. To be called early: browsers make it once. */
export function hearOfInstallation(): () => void {
  const keep = (event: Event) => {
    // Otherwise some browsers show a banner of their own over the page.
    event.preventDefault();
    change(event as InstallPrompt);
  };
  const forget = () => change(undefined);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
  };
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
