import {
  type IconNode,
  RotateCcwSquare,
  RotateCwSquare,
  TrianglesCenterlineDashedHorizontal,
  TrianglesCenterlineDashedVertical,
  Undo2,
} from 'lucide';
import type { CropWords } from '../i18n/source.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Way } from './turn.ts';

const signs: Readonly<Record<Way, IconNode>> = {
  left: RotateCcwSquare,
  right: RotateCwSquare,
  // Their names are those of the axis.
  horizontal: TrianglesCenterlineDashedVertical,
  vertical: TrianglesCenterlineDashedHorizontal,
};

interface TurnButtonsProps {
  words: CropWords;
  onTurn: (way: Way) => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

export function TurnButtons({ words, onTurn, onUndo }: TurnButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for forms.
    <div role="group" aria-label={words.turn} className="flex flex-wrap gap-2">
      {(Object.keys(signs) as Way[]).map((way) => (
        <SignButton key={way} sign={signs[way]} label={words[way]} onPress={() => onTurn(way)} />
      ))}
      <span className="ml-auto">
        <SignButton sign={Undo2} label={words.undo} onPress={onUndo} />
      </span>
    </div>
  );
}

interface SignButtonProps {
  sign: IconNode;
  label: string;
  onPress: (() => void) | undefined;
}

function SignButton({ sign, label, onPress }: SignButtonProps) {
  return (
    <button
      type="button"
      className="quiet-button px-3"
      aria-label={label}
      title={label}
      // Stays in the tab order, so that the focus is not lost with the last step.
      aria-disabled={!onPress || undefined}
      onClick={onPress}
    >
      <Icon of={sign} className="size-5" />
    </button>
  );
}
