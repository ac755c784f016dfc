/** In milliseconds. Longer than any of our timeouts, even on a busy machine. */
const timeoutMs = 20_000;

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
