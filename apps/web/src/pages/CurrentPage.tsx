import { Imprint } from '../legal/Imprint.tsx';
import { Privacy } from '../legal/Privacy.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { ConverterPage } from './ConverterPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function CurrentPage() {
  const { page } = useNavigation().route;
  switch (page) {
    case 'not-found':
      return <NotFoundPage />;
    case 'imprint':
      return <Imprint />;
    case 'privacy':
      return <Privacy />;
    default:
      return <ConverterPage page={page} />;
  }
}
