import { useNavigation } from '../navigation/navigation.tsx';
import { pageTable } from '../routes/pages.ts';
import { ConverterPage } from './ConverterPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function CurrentPage() {
  const { route, Content } = useNavigation();
  const { page } = route;
  const facts = pageTable[page];
  switch (facts.kind) {
    case 'converter':
      return (
        <ConverterPage page={page} facts={facts}>
          {Content && <Content />}
        </ConverterPage>
      );
    case 'all-formats':
    case 'legal':
      return Content && <Content />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
