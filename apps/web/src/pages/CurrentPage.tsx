import { useNavigation } from '../navigation/navigation.tsx';
import { pageTable } from '../routes/pages.ts';
import { ConverterPage } from './ConverterPage.tsx';

export function CurrentPage() {
  const { route, Content } = useNavigation();
  const { page } = route;
  const facts = pageTable[page];
  if (facts.kind !== 'converter') return <Content />;
  return (
    <ConverterPage page={page} facts={facts}>
      <Content />
    </ConverterPage>
  );
}
