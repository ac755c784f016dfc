import { type Aspect, aspects } from './aspects.ts';
import { engines } from './engines.ts';
import { differences, known } from './known.ts';
import { markdown, rowsBy, type Seen, tableBy } from './page-table.ts';
import type { Sighting } from './sightings.ts';

/** docs/pictures.md: what comes out right where, by kind of picture. */
export function drawPage(all: readonly Seen[]): string {
  const whole = all.filter(({ picture }) => picture.expect !== 'refused');
  const damaged = all.filter((seen) => !whole.includes(seen));
  const read = whole.filter(({ by }) => engines.some((engine) => isRead(by[engine])));
  const unread = whole.filter((seen) => !read.includes(seen));
  const byAspect = (Object.keys(aspects) as Aspect[]).map((aspect) =>
    section(
      aspects[aspect],
      tableBy('kind', read, (seen) => kindsIn(seen, aspect)),
    ),
  );
  return [
    '# Which pictures come out right',
    introduction(all),
    section('Formats', tableBy('format', read, labels)),
    ...byAspect,
    section('Nothing that could be shown: empty or damaged', tableBy('format', damaged, labels)),
    section('Known faults', knownFaults(all)),
    section('Refused', refusals(read)),
    section('Right, and still not the same', lines(Object.entries(differences))),
    section('Formats that are not read yet', unreadFormats(unread)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const labels = ({ picture }: Seen) => [picture.label];
const kindsIn = ({ traits }: Seen, aspect: Aspect) =>
  traits.filter((trait) => trait.aspect === aspect).map(({ kind }) => kind);
const isRead = (sighting: Sighting | undefined) => sighting !== undefined && sighting.status !== 'not read';

function introduction(all: readonly Seen[]): string {
  return `${all.length} real files that nobody here made are converted by each engine, and every result is compared with a true
picture made by other programs, and with those of the other engines. This page shows what came of it. It is written by
\`npm run pictures\` from what the last \`npm run test:e2e\` saw, and that run fails if the page says something else.

- **right**: the mean colours of 16 × 16 fields (for the corpus: of 256 × 256) are within the tolerance of the file,
  mostly 3 of 255; size, orientation and transparency are right, too. A few files have no true picture, because programs
  do not agree on them: they count as right if they are not blank and the same in all engines.
- **refused**: the visitor gets a notice that names the cause, and no picture ([which, and why](#refused)).
- **wrong**: a known fault, listed [below](#known-faults) with its reason. A fault that is not listed fails the tests, and
  so does a listed one that is mended.
- **–**: the engine does not read such files. A server is sent only what browsers are slow at or cannot read.

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
  const rows = known
    .filter(({ file }) => names.has(file))
    .map(({ file, engines: where, is, why }) => [`\`${file}\``, where.join(', '), is, why]);
  return rows.length > 0 ? markdown([['file', 'engine', 'is', 'why'], ...rows]) : 'None.';
}

/** Why a file is refused, by the code of the refusal. */
const causes: Readonly<Record<string, string>> = {
  CORRUPT: 'damaged',
  DECODE_FAILED: 'damaged',
  INCOMPLETE: 'cut off',
  UNSUPPORTED: 'holds something that is not supported',
  TOO_LARGE: 'too large',
  OUT_OF_MEMORY: 'takes too much memory',
};

/** Those that are neither a known fault nor damaged: no program tried so far reads them rightly. */
function refusals(read: readonly Seen[]): string {
  const listed = new Set(known.map(({ file }) => file));
  const rows = read
    .filter(({ picture }) => !listed.has(picture.file))
    .flatMap(({ picture, by }) => {
      const cells = engines.map((engine) => {
        const { status, detail = '' } = by[engine] ?? {};
        return status === 'refused' ? (causes[detail] ?? detail) : status === 'right' ? 'right' : '–';
      });
      const isRefused = engines.some((engine) => by[engine]?.status === 'refused');
      return isRefused ? [[`\`${picture.file}\``, ...cells]] : [];
    });
  return rows.length > 0 ? markdown([['file', ...engines], ...rows]) : '';
}

function unreadFormats(unread: readonly Seen[]): string {
  const rows = rowsBy(unread, labels);
  if (rows.length === 0) return '';
  return `A notice says so: ${rows.map(({ name, seen }) => `${name} (${seen.length})`).join(', ')}.`;
}
