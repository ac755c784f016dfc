import { AdSlot } from '../consent/AdSlot.tsx';
import { Imprint } from '../legal/Imprint.tsx';
import { Privacy } from '../legal/Privacy.tsx';
import type { LegalPage as Name } from '../routes/pages.ts';

const texts = { imprint: Imprint, privacy: Privacy };

export function LegalPage({ page }: { page: Name }) {
  const Text = texts[page];
  return (
    <>
      <Text middle={<AdSlot size="leaderboard" className="mt-10" />} />
      <AdSlot size="rectangle" />
    </>
  );
}
