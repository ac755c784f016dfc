/** Lets messages of other threads arrive; a timer would wait four milliseconds every time. */
export class Turns {
  readonly #channel = new MessageChannel();

  next(): Promise<void> {
    const { port1, port2 } = this.#channel;
    return new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  }

  end(): void {
    this.#channel.port1.close();
  }
}
