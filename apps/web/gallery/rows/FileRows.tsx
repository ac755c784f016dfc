import { pairConverter } from '@image-converter/formats/converters';
import { FileRow } from '../../src/converter/rows/FileRow.tsx';
import { useSessions } from '../../src/converter/session/sessions.tsx';
import { everyState } from './items.ts';

const rules = pairConverter('jpg-to-webp', 'as hinted');
const states = await everyState();

/** The rows of a pair's page, in every state. */
export function FileRows() {
  const session = useSessions().of(rules);
  return (
    <ul className="card @container/rows overflow-clip">
      {states.map(({ item, outdated = false, marked = false }) => (
        <FileRow
          key={item.id}
          item={item}
          session={session}
          busy={false}
          outdated={outdated}
          several
          progress={undefined}
          marked={marked}
          onMark={marked ? undefined : () => {}}
        />
      ))}
    </ul>
  );
}
