import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

export interface Program {
  /** Printed above its output. */
  readonly title: string;
  /** A line for the shell. */
  readonly command: string;
}

/** In bytes. What a program prints before its turn is kept, because it would stand still if nobody read it. */
const maxOutput = 2 ** 26;

/**
 * Runs lanes of programs at the same time, the programs of a lane one after another, even if one fails. What they print
 * is shown program by program, in their order. Resolves to whether all ended well.
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
