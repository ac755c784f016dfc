import { differences } from '../options/chosen.ts';
import { useLazy } from '../use-lazy.ts';
import type { PresetCheckProps } from './PresetCheck.tsx';

const load = () => import('./PresetCheck.tsx');

/** Loaded with the first result that has options of its own. */
export function LazyPresetCheck(props: PresetCheckProps) {
  const wanted = Object.keys(differences(props.outcome.options)).length > 0;
  const part = useLazy(load, { wanted });
  return wanted && part && <part.PresetCheck {...props} />;
}
