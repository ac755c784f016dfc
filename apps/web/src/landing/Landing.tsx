import { AdSlot } from '../consent/AdSlot.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { modeOf } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { type ConverterFacts, pageTable } from '../routes/pages.ts';
import { Features } from './Features.tsx';
import { FormatSelector } from './FormatSelector.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PairText } from './PairText.tsx';
import { TrustBadges } from './TrustBadges.tsx';

/** The text of a converter page about its formats: a separate chunk, which pages without a converter do not load. */
export function Landing() {
  const facts = pageTable[useNavigation().route.page];
  return facts.kind === 'converter' && <LandingOf {...facts} />;
}

function LandingOf({ pair, headline, rules, selector }: ConverterFacts) {
  const { messages } = useTexts();
  const { situation } = useServerMode();
  const onServer = rules.accepts.some((format) => modeOf(format, situation) === 'server');
  const { description, description_server } = messages.hero;
  const ofSite = onServer ? description_server : description;
  return (
    <>
      <TrustBadges
        pair={pair}
        description={headline === 'site' ? ofSite : messages.pair.description}
        mode={onServer ? 'server' : 'client'}
      />
      {selector === 'shown' && <FormatSelector />}
      <AdSlot size="leaderboard" className="section" />
      <Features />
      <HowItWorks pair={pair} />
      <PairText pair={pair} />
    </>
  );
}
