/**
 * Lets messages from other threads arrive; a timer would wait four milliseconds every time. Uses a new channel each
 * time: Node and Chromium deliver all messages of one channel before those of the next, so a loop over a single channel
 * would block all others.
 */
export function pendingMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
