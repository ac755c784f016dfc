import { useEffect } from 'react';
import { useNavigation } from '../navigation/navigation.tsx';
import { Notice } from '../notices/Notice.tsx';
import { usePageNotices } from '../notices/page-notices.tsx';
import { useDeviceWords } from './use-device-words.ts';

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
  const words = useDeviceWords();
  const { clear } = usePageNotices();
  if (!words) return null;
  return (
    <Notice tone="neutral" title={words.new_version_title} onClose={clear}>
      <p>{words.new_version}</p>
      <button type="button" className="quiet-button mt-1 justify-self-start" onClick={() => location.reload()}>
        {words.load_now}
      </button>
    </Notice>
  );
}
