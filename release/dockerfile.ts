/** One line of a Dockerfile, such as `COPY --from=site /app ./`. */
export interface Step {
  readonly instruction: string;
  readonly flags: Readonly<Record<string, string>>;
  /** Arguments after the flags. */
  readonly text: string;
}

export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Step[];
}

export function parseDockerfile(text: string): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const step of stepsOf(text)) {
    const stage = stages.at(-1);
    if (step.instruction === 'FROM') stages.push({ ...baseOf(step), steps: [] });
    else if (stage) stage.steps.push(step);
    else throw new Error(`${step.instruction} stands before the first FROM`);
  }
  return stages;
}

/** The words of a line, or the items of its JSON array. */
export function wordsOf({ text }: Step): string[] {
  if (!text.startsWith('[')) return text.split(/\s+/);
  const words: unknown = JSON.parse(text);
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(`Not a list of words: ${text}`);
}

function stepsOf(text: string): Step[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(parseStep);
}

function parseStep(line: string): Step {
  const [, instruction, flags, text] = line.match(/^([A-Z]+)((?:\s+--\S+)*)\s+(.*)$/) ?? [];
  if (!instruction || text === undefined) throw new Error(`Not a line of a Dockerfile: ${line}`);
  const pairs = (flags ?? '').split(/\s+--/).filter(Boolean);
  return { instruction, flags: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2))), text: text.trim() };
}

function baseOf(step: Step): { name: string; base: string } {
  const [base = '', , name = ''] = wordsOf(step);
  return { base, name };
}
