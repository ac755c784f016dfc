import { type ParseArgsConfig, parseArgs } from 'node:util';
import { targets } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { isSwitch, namedOptions } from '../named-options.ts';
import { completeOptions, type Options } from '../options.ts';
import { helpOfFlag, valueOfFlag } from './flags.ts';

export interface Order {
  /** Files, folders and patterns; `-` is the standard input. */
  readonly inputs: readonly string[];
  readonly options: ConversionOptions;
  /** A folder, a file, or `-` for the standard output; next to the files if not set. Files from the standard input go to the standard output. */
  readonly out: string | undefined;
  readonly overwrites: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** An order that cannot be understood. */
export class UsageError extends Error {}

const ownFlags = {
  to: { type: 'string', short: 't' },
  out: { type: 'string', short: 'o' },
  overwrite: { type: 'boolean' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

export const help = `Usage: image-converter FILE… --to ${targets.join('|')} [--out FOLDER]

Converts files, all files of a folder, or those that match a pattern such as "photos/*.heic". A file of - is the
standard input. Files are recognised by their contents.

  -t, --to TARGET    the format to write
  -o, --out PATH     a folder, the file to write, or - for the standard output; next to the file if not given
      --overwrite    replaces files that exist
      --json         prints one line of JSON for each file: its results and what was done, or why it was refused
  -q, --quiet        shows no progress
  -h, --help         shows this
      --version      shows the version

Options, with their values and [default], and the targets that have them:

${namedOptions.map(helpOfFlag).join('\n')}

Exit codes: 0 all files were converted, 1 some were refused, 2 the command was not understood, 130 it was interrupted.
`;

/** Throws a UsageError. */
export function orderFrom(args: readonly string[]): Order | 'help' | 'version' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const { to: target, out = positionals[0] === '-' ? '-' : undefined } = values;
  if (positionals.length === 0) throw new UsageError('No files. See --help');
  if (!isKnownTarget(target)) throw new UsageError(`--to needs one of ${targets.join(', ')}`);
  const order = { inputs: positionals, out, options: optionsFrom(target, values) };
  if (new Set(positionals).has('-') && positionals.length > 1) throw new UsageError('- has to be the only file');
  if (out === '-' && values.json) throw new UsageError('--json and the picture cannot both go to the standard output');
  return {
    ...order,
    overwrites: values.overwrite ?? false,
    json: values.json ?? false,
    quiet: values.quiet ?? false,
  };
}

function parsed(args: readonly string[]) {
  const options = Object.fromEntries(
    namedOptions.map((flag) => [flag.name, { type: isSwitch(flag) ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    return parseArgs({ args: [...args], options: { ...options, ...ownFlags }, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function isKnownTarget(name: string | undefined): name is Options['target'] {
  return targets.some((one) => one === name);
}

function optionsFrom(
  target: Options['target'],
  values: Readonly<Record<string, string | boolean | undefined>>,
): ConversionOptions {
  const chosen = new Map<string, unknown>();
  for (const flag of namedOptions) {
    const given = values[flag.name];
    if (given === undefined) continue;
    if (chosen.has(flag.option)) throw new UsageError(`--${flag.name} contradicts another flag`);
    try {
      chosen.set(flag.option, valueOfFlag(flag, given));
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  }
  return completeOptions({ target, ...Object.fromEntries(chosen) });
}
