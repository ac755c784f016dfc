import { Check, Minus } from 'lucide';
import { Icon } from './Icon.tsx';

export type Answer = 'yes' | 'no';

/** A tick or a dash, beside words that say the same. */
export function AnswerSign({ answer }: { answer: Answer }) {
  return answer === 'yes' ? (
    <Icon of={Check} className="size-4.5 shrink-0 text-good" />
  ) : (
    <Icon of={Minus} className="size-4.5 shrink-0 text-quiet" />
  );
}
