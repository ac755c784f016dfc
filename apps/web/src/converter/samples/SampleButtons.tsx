import { formats } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide';
import { useState } from 'react';
import { formatSize } from '../../i18n/numbers.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { usePageNotices } from '../../notices/page-notices.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Session } from '../session/session.ts';
import { bytesOf, type Sample, samples } from './samples.ts';

export function SampleButtons({ session }: { session: Session }) {
  const { loading, take } = useTaking(session);
  return samples.map((sample) => (
    <SampleButton key={sample.name} sample={sample} isLoading={sample === loading} onPress={() => void take(sample)} />
  ));
}

interface SampleButtonProps {
  sample: Sample;
  isLoading: boolean;
  onPress: () => void;
}

function SampleButton({ sample, isLoading, onPress }: SampleButtonProps) {
  const { language } = useNavigation().route;
  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={onPress}
      className="grid min-w-fit cursor-pointer gap-x-2.5 gap-y-1 rounded-xl border border-line bg-panel p-1 pb-1.5 text-sm leading-tight hover:border-accent max-sm:grow max-sm:basis-0 sm:grid-cols-[auto_auto] sm:items-center sm:pr-3.5 sm:pb-1 sm:text-left"
    >
      <span className="relative">
        <img
          src={sample.thumb}
          alt=""
          width={120}
          height={90}
          loading="lazy"
          // As wide as its button, without making that wider before it is loaded.
          className={clsx(
            'h-14 w-0 min-w-full rounded-lg object-cover sm:size-11 sm:min-w-0',
            isLoading && 'opacity-40',
          )}
        />
        {isLoading && <Icon of={LoaderCircle} className="absolute inset-0 m-auto size-6 motion-safe:animate-spin" />}
      </span>
      <span>
        <span className="block font-semibold">{formats[sample.format].label}</span>{' '}
        <span className="text-quiet tabular-nums">{formatSize(language, bytesOf(sample))}</span>
      </span>
    </button>
  );
}

/** Fetches a sample and adds it like a file of the visitor's. */
function useTaking(session: Session) {
  const { show } = usePageNotices();
  const [loading, setLoading] = useState<Sample>();
  const take = async (sample: Sample): Promise<void> => {
    if (loading) return;
    setLoading(sample);
    try {
      await session.add([await fileOf(sample)]);
    } catch {
      show({ kind: 'load-failed', isPart: true, retry: () => void take(sample) });
    }
    setLoading(undefined);
  };
  return { loading, take };
}

async function fileOf({ address, name, format }: Sample): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new File([await response.blob()], name, { type: formats[format].mediaType });
}
