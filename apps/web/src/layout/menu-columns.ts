import { formats, type Target } from '@image-converter/formats/formats';
import { type Pair, pairNames, pairs } from '@image-converter/formats/pairs';

/** Every page carries the menu, so a column has only the first pairs of the table. Home links to all of them. */
const maxPairs = 7;

interface MenuColumn {
  /** Id of its heading. */
  readonly id: string;
  /** Labels of its targets, such as "WebP, AVIF". */
  readonly targets: string;
  readonly pairs: readonly Pair[];
}

export const menuColumns: readonly MenuColumn[] = [
  columnOf('to-jpg', (target) => target === 'jpg'),
  columnOf('to-png', (target) => target === 'png'),
  columnOf('to-others', (target) => target !== 'jpg' && target !== 'png'),
];

function columnOf(id: string, isListed: (target: Target) => boolean): MenuColumn {
  const listed = pairNames.filter((pair) => isListed(pairs[pair].to)).slice(0, maxPairs);
  const labels = new Set(listed.map((pair) => formats[pairs[pair].to].label));
  return { id, targets: [...labels].join(', '), pairs: listed };
}
