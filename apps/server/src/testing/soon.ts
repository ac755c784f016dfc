/** Longer than any of our timeouts and any wait on a busy machine: only what hangs takes as long. */
const patienceMilliseconds = 60_000;

/** Rejects if an answer does not arrive in time. */
export async function soon<T>(answer: Promise<T>): Promise<T> {
  const { promise: hangs, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer')), patienceMilliseconds);
  try {
    return await Promise.race([answer, hangs]);
  } finally {
    clearTimeout(timer);
  }
}
