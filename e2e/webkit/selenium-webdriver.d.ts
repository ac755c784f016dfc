/** Only what is used here; the package includes types only for its newest parts. */
declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(keys: string): Promise<void>;
  }

  export interface WebDriver {
    get(address: string): Promise<void>;
    findElement(place: object): Promise<WebElement>;
    executeScript<Result>(script: string, ...values: unknown[]): Promise<Result>;
    executeAsyncScript<Result>(script: string, ...values: unknown[]): Promise<Result>;
    wait(holds: () => Promise<boolean>, milliseconds: number, otherwise: string): Promise<unknown>;
    manage(): {
      setTimeouts(milliseconds: { script: number }): Promise<void>;
      window(): { setRect(place: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
    actions(): { sendKeys(keys: string): { perform(): Promise<void> } };
    quit(): Promise<void>;
  }

  export const By: { css(selector: string): object; xpath(path: string): object };

  export class Capabilities {
    constructor(values: Record<string, unknown>);
  }

  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
}
