import { useId } from 'react';
import type { Session } from '../converter/session/session.ts';
import type { Item } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { Segments } from '../ui/Segments.tsx';
import type { Filter } from './filter.ts';
import { LargerLine } from './LargerLine.tsx';

interface BatchToolsProps {
  groups: Record<Filter, readonly Item[]>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  session: Session;
}

/** Shorter lists need no filter. */
const seenAtOnce = 8;

/** Above a list of many files: which of them it shows, and what to do about results that became larger. */
export function BatchTools({ groups, filter, onFilter, session }: BatchToolsProps) {
  const words = usePart('results');
  const name = useId();
  if (!words) return null;
  const filters = (['all', 'failed', 'larger'] as const).filter((one) => groups[one].length > 0);
  return (
    <div className="grid gap-2 px-4 not-empty:pb-3 md:px-6">
      {filters.length > 1 && groups.all.length > seenAtOnce && (
        <div className="justify-self-start max-sm:justify-self-stretch">
          <Segments
            name={name}
            legend={words.filter.label}
            hideLegend
            values={filters.map((value) => ({ value, label: `${words.filter[value]} (${groups[value].length})` }))}
            value={filter}
            onChange={onFilter}
          />
        </div>
      )}
      <LargerLine larger={groups.larger} session={session} words={words.larger} />
    </div>
  );
}
