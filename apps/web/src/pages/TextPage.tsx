import { AdSlot } from '../consent/AdSlot.tsx';
import { Imprint } from '../legal/Imprint.tsx';
import { Privacy } from '../legal/Privacy.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { pageTable } from '../routes/pages.ts';
import { Api } from './Api.tsx';

const texts = { api: Api, impress: Imprint, privacy: Privacy };

export function TextPage() {
  const facts = pageTable[useNavigation().route.page];
  if (facts.kind !== 'text') return null;
  const Text = texts[facts.words];
  return (
    <>
      <Text middle={<AdSlot size="leaderboard" className="mt-10" />} />
      <AdSlot size="rectangle" className="mt-12" />
    </>
  );
}
