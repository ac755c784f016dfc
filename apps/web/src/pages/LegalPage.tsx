import { AdSlot } from '../consent/AdSlot.tsx';
import { Imprint } from '../legal/Imprint.tsx';
import { Privacy } from '../legal/Privacy.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { pageTable } from '../routes/pages.ts';

const texts = { impress: Imprint, privacy: Privacy };

export function LegalPage() {
  const facts = pageTable[useNavigation().route.page];
  if (facts.kind !== 'legal') return null;
  const Text = texts[facts.words];
  return (
    <>
      <Text middle={<AdSlot size="leaderboard" className="mt-10" />} />
      <AdSlot size="rectangle" className="mt-12" />
    </>
  );
}
