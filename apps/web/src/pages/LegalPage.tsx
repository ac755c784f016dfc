import { AdSlot } from '../consent/AdSlot.tsx';
import { Imprint } from '../legal/Imprint.tsx';
import { Privacy } from '../legal/Privacy.tsx';
import type { LegalFacts } from '../routes/pages.ts';

const texts = { impress: Imprint, privacy: Privacy };

export function LegalPage({ facts }: { facts: LegalFacts }) {
  const Text = texts[facts.words];
  return (
    <>
      <Text middle={<AdSlot size="leaderboard" className="mt-10" />} />
      <AdSlot size="rectangle" />
    </>
  );
}
