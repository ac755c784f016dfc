import { useNavigation } from '../navigation/navigation.tsx';
import { pageTable } from '../routes/pages.ts';
import { ConverterPage } from './ConverterPage.tsx';
import { LegalPage } from './LegalPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function CurrentPage() {
  const { route, Content } = useNavigation();
  const { page } = route;
  const facts = pageTable[page];
  switch (facts.kind) {
    case 'converter':
      return <ConverterPage page={page} facts={facts} />;
    case 'all-formats':
      return Content && <Content />;
    case 'legal':
      return <LegalPage facts={facts} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
