/**
 * The result of work that takes less processor time than this, in milliseconds; throws if it takes longer. On a busy host
 * a single try may look many times as long, so there are three.
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
