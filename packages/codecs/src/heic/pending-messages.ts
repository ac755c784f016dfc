/**
 * Lets messages of other threads arrive; a timer would wait four milliseconds every time. Each time a channel of its own:
 * Node and Chromium hand out all messages of one before they turn to another, so that a loop over one channel would let
 * no other message through.
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
