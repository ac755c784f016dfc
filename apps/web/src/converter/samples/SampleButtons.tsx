import { type Format, formats } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide';
import { useState } from 'react';
import { formatSize } from '../../i18n/numbers.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { usePageNotices } from '../../notices/page-notices.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Session } from '../session/session.ts';
import balloon from './files/balloon.png?url&no-inline';
import lighthouse from './files/lighthouse.tiff?url&no-inline';
import mountains from './files/mountains.webp?url&no-inline';
import oranges from './files/oranges.heic?url&no-inline';
import sizes from './sizes.json' with { type: 'json' };
import balloonThumb from './thumbs/balloon.webp?url&no-inline';
import lighthouseThumb from './thumbs/lighthouse.webp?url&no-inline';
import mountainsThumb from './thumbs/mountains.webp?url&no-inline';
import orangesThumb from './thumbs/oranges.webp?url&no-inline';

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

interface Sample {
  readonly format: Format;
  readonly name: keyof typeof sizes;
  readonly address: string;
  readonly thumb: string;
}

/** Pictures to try the converter with, drawn by `npm run docs -- samples`. */
export const samples: readonly Sample[] = [
  { format: 'png', name: 'balloon.png', address: balloon, thumb: balloonThumb },
  { format: 'webp', name: 'mountains.webp', address: mountains, thumb: mountainsThumb },
  { format: 'tiff', name: 'lighthouse.tiff', address: lighthouse, thumb: lighthouseThumb },
  { format: 'heic', name: 'oranges.heic', address: oranges, thumb: orangesThumb },
];

export function bytesOf({ name }: Sample): number {
  return sizes[name];
}
