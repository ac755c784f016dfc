import { engines } from './engines.ts';
import { differences, expectedFailureFor, expectedFailures } from './expected-failures.ts';
import { markdown, rowsBy, type Seen, tableBy, wordFor } from './page-table.ts';

/** docs/pictures.md: results by format and engine. */
export function drawPage(all: readonly Seen[]): string {
  const whole = all.filter(({ picture }) => picture.expect !== 'refused');
  const damaged = all.filter((seen) => !whole.includes(seen));
  const read = whole.filter((seen) => engines.some((engine) => wordFor(seen, engine)));
  const unread = whole.filter((seen) => !read.includes(seen));
  return [
    '# Which pictures come out right',
    introduction(all),
    section('Formats', tableBy('format', read, labels)),
    section('Empty or damaged files', tableBy('format', damaged, labels)),
    section('Known faults', knownFaults(all)),
    section('Refused', refusals(read)),
    section('Different in two engines', lines(Object.entries(differences))),
    section('Formats that are not read yet', unreadFormats(unread, read)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const labels = ({ picture }: Seen) => [picture.label];

function introduction(all: readonly Seen[]): string {
  return `${all.length} real files from cameras, editors and test suites are converted by each engine. Every result is compared with
a reference made by other programs, and with the results of the other engines. This page is written by
\`npm run docs -- pictures\` from what the last browser tests saw, and they fail if it is out of date.

- **right**: the mean colours of 16 × 16 fields (for the corpus: of 256 × 256) are within the tolerance of the file,
  mostly 3 of 255; size, orientation and transparency are right as well. A few files have no reference, because programs
  do not agree on them: they count as right if they are not blank and look the same in all engines.
- **refused**: the visitor gets the reason instead of a picture ([list](#refused)).
- **wrong**: a known fault, listed [below](#known-faults) with its reason. Tests fail if a fault is not listed,
  or if a listed one no longer occurs.
- **differs**: two engines differ by more than the tolerance, for [a known reason](#different-in-two-engines).
- **–**: the engine does not read such files. The server only gets formats that browsers are slow at or cannot
  read, and the largest picture is tested in one browser only.

${tableBy('files', all, () => [`${all.length}`])}`;
}

function section(title: string, content: string): string {
  return content && `## ${title}\n\n${content}`;
}

function lines(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, text]) => `- \`${name}\`: ${text}`).join('\n');
}

function knownFaults(all: readonly Seen[]): string {
  const names = new Set(all.map(({ picture }) => picture.file));
  const rows = expectedFailures
    .filter(({ file }) => names.has(file))
    .map(({ file, engines: where, is, why }) => [`\`${file}\``, where.join(', '), is, why]);
  return rows.length > 0 ? markdown([['file', 'engine', 'is', 'why'], ...rows]) : 'None.';
}

/** Reasons for refusals, by error code. */
const causes: Readonly<Record<string, string>> = {
  CORRUPT: 'damaged',
  DECODE_FAILED: 'damaged',
  INCOMPLETE: 'truncated',
  UNSUPPORTED: 'unsupported feature',
  TOO_LARGE: 'too large',
  TOO_MANY_PIXELS: 'too large',
  OUT_OF_MEMORY: 'takes too much memory',
};

/** Files that are damaged, or that no program tried so far shows correctly. Without known failures. */
function refusals(read: readonly Seen[]): string {
  const rows = read.filter(isRefusedSomewhere).map((seen) => {
    const cells = engines.map((engine) => {
      const word = wordFor(seen, engine);
      const code = seen.by[engine]?.detail ?? '';
      return word === 'refused' ? (causes[code] ?? code) : (word ?? '–');
    });
    return [`\`${seen.picture.file}\``, ...cells];
  });
  return rows.length > 0 ? markdown([['file', ...engines], ...rows]) : '';
}

function isRefusedSomewhere(seen: Seen): boolean {
  return engines.some((engine) => wordFor(seen, engine) === 'refused' && !expectedFailureFor(engine, seen.picture));
}

function unreadFormats(unread: readonly Seen[], read: readonly Seen[]): string {
  const rows = rowsBy(unread, labels);
  if (rows.length === 0) return '';
  const readLabels = new Set(read.flatMap(labels));
  const names = rows.map(
    ({ name, seen }) => `${readLabels.has(name) ? `other kinds of ${name}` : name} (${seen.length})`,
  );
  return `A notice says so: ${names.join(', ')}.`;
}
