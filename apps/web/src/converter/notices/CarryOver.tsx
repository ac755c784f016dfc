import { useTexts } from '../../i18n/texts.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pageTable } from '../../routes/pages.ts';
import { useSessions } from '../session/sessions.tsx';
import type { Rejection } from '../state/state.ts';

/** A link to the all-formats page that takes the rejected files along, except those that no page can convert. */
export function CarryOver({ rejected }: { rejected: readonly Rejection[] }) {
  const { t } = useTexts();
  const sessions = useSessions();
  const files = rejected.flatMap(({ reason, file }) => (reason === 'empty' || reason === 'unknown' ? [] : [file]));
  const carry = () => void sessions.of(pageTable['all-formats'].rules).add(files);
  return (
    <Link
      page="all-formats"
      className="justify-self-start py-1 underline"
      {...(files.length > 0 && { onFollow: carry })}
    >
      {files.length > 0 ? t('rejections.all_formats', { count: files.length }) : t('rejections.formats_we_read')}
    </Link>
  );
}
