/** Longer than any of our timeouts for a database or a store, shorter than a visitor's patience. */
const patienceMilliseconds = 10_000;

/** Rejects if an answer does not arrive in time. */
export async function soon<T>(answer: Promise<T>, milliseconds = patienceMilliseconds): Promise<T> {
  const { promise: hangs, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer')), milliseconds);
  try {
    return await Promise.race([answer, hangs]);
  } finally {
    clearTimeout(timer);
  }
}
