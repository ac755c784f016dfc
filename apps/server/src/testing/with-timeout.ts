/** In milliseconds. Longer than any of our timeouts, and than the turns of all visitors before, even on a busy machine. */
const timeoutMs = 60_000;

/** Rejects if an answer does not arrive in time. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const { promise: hangs, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer')), timeoutMs);
  try {
    return await Promise.race([answer, hangs]);
  } finally {
    clearTimeout(timer);
  }
}
