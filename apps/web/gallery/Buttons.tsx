import { Download, Link, SlidersHorizontal, X } from 'lucide';
import { Icon } from '../src/ui/Icon.tsx';

/** The next step, what else is offered, and each switched off. */
export function Buttons() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" className="button large">
        Convert all
      </button>
      <button type="button" className="button">
        <Icon of={Download} className="size-5" />
        Download
      </button>
      <button type="button" className="button outline-3 outline-accent outline-offset-2">
        Focus
      </button>
      <button type="button" className="button" disabled>
        Disabled
      </button>
      <button type="button" className="quiet-button">
        Cancel
      </button>
      <button type="button" className="quiet-button" disabled>
        Disabled
      </button>
      <button type="button" className="plain-button">
        <Icon of={SlidersHorizontal} className="size-5" />
        Options
      </button>
      <button type="button" className="text-button">
        <Icon of={Link} className="size-4" />
        Copy link
      </button>
      <button type="button" className="icon-button" aria-label="Close">
        <Icon of={X} className="size-5" />
      </button>
    </div>
  );
}
