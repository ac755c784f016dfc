/**
 * Runs work and throws if it takes more than this much CPU time, in milliseconds. Makes three attempts, because on a
 * busy host a single one can appear many times as long.
 */
export async function within<Result>(milliseconds: number, work: () => Result | Promise<Result>): Promise<Result> {
  for (let tries = 3; ; tries -= 1) {
    const start = process.threadCpuUsage();
    const result = await work();
    const taken = process.threadCpuUsage(start).user / 1000;
    if (taken < milliseconds) return result;
    if (tries === 1) throw new Error(`took ${taken} ms of the processor, ${milliseconds} are allowed`);
  }
}
