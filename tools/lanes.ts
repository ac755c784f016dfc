import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

export interface Program {
  /** Printed above its output. */
  readonly title: string;
  /** A shell command line. */
  readonly command: string;
}

/** In bytes. Output is buffered until it is the program's turn, because a program blocks if nobody reads its output. */
const maxOutput = 2 ** 26;

/**
 * Runs several lanes of programs in parallel. The programs of a lane run one after another, even if one fails. Their
 * output is printed program by program, in order. Resolves to whether all succeeded.
 */
export async function runInLanes(lanes: readonly (readonly Program[])[]): Promise<boolean> {
  const running = lanes.map((lane) =>
    lane.map((program) => ({ program, output: new PassThrough({ highWaterMark: maxOutput }) })),
  );
  const ended = running.map(async (lane) => {
    const codes: unknown[] = [];
    for (const { program, output } of lane) codes.push(await run(program, output));
    return codes;
  });
  for (const { program, output } of running.flat()) {
    process.stdout.write(`\n${program.title}\n`);
    for await (const chunk of output) process.stdout.write(chunk);
  }
  return (await Promise.all(ended)).flat().every((code) => code === 0);
}

async function run({ command }: Program, output: PassThrough): Promise<unknown> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const program = spawn(command, {
    shell: true,
    env: { ...process.env, ...colours },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  for (const stream of [program.stdout, program.stderr]) stream.pipe(output, { end: false });
  const [code] = await once(program, 'close');
  output.end();
  return code;
}
