import { useNavigation } from '../navigation/navigation.tsx';
import { ConverterPage } from './ConverterPage.tsx';
import { LegalPage } from './LegalPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function CurrentPage() {
  const { page } = useNavigation().route;
  switch (page) {
    case 'not-found':
      return <NotFoundPage />;
    case 'imprint':
    case 'privacy':
      return <LegalPage page={page} />;
    default:
      return <ConverterPage page={page} />;
  }
}
