import { createHash, timingSafeEqual } from 'node:crypto';

/** The keys that programs call with. Only their hashes are kept. */
export class ApiKeys {
  readonly #hashes: readonly Buffer[];

  constructor(keys: readonly string[]) {
    this.#hashes = keys.map(hashOf);
  }

  /** A name for the holder of the key in the header `Authorization`; undefined if it holds none of ours. */
  callerOf(authorization: string | undefined): string | undefined {
    const given = hashOf(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
    // Compares with all of them, so that the time says nothing about any.
    const [found] = this.#hashes.filter((hash) => timingSafeEqual(hash, given));
    return found && `key ${found.toString('base64url')}`;
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
