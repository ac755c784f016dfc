import { useEffect } from 'react';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Notice } from '../notices/Notice.tsx';
import { usePageNotices } from '../notices/page-notices.tsx';

/** Announces a new version on this page and on pages opened from it. The visitor decides when to load it. */
export function NewVersion() {
  const { route } = useNavigation();
  const { show } = usePageNotices();
  // A switch of page removes notices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => show({ kind: 'new-version', Content: NewVersionNotice }), [show, route]);
  return null;
}

function NewVersionNotice() {
  const words = usePart('device');
  const { clear } = usePageNotices();
  if (!words) return null;
  const action = (
    <button type="button" className="text-button" onClick={() => location.reload()}>
      {words.load_now}
    </button>
  );
  return (
    <Notice tone="neutral" title={words.new_version_title} action={action} onClose={clear}>
      <p>{words.new_version}</p>
    </Notice>
  );
}
