import { useId, useState } from 'react';
import { Menu } from '../src/ui/Menu.tsx';
import { Sheet } from '../src/ui/Sheet.tsx';
import { SidePanel } from '../src/ui/SidePanel.tsx';
import { Switch } from '../src/ui/Switch.tsx';

/** What opens over the page or beside its content. */
export function Panels() {
  const [open, setOpen] = useState<'sheet' | 'panel'>();
  const id = useId();
  const close = () => setOpen(undefined);
  const content = <Switch label="Something to choose" checked onChange={() => {}} />;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Menu label="A menu" className="relative" panelClassName="top-full left-0 mt-2 w-44 p-1.5">
          {['First', 'Second'].map((word) => (
            <a key={word} href="#content" className="menu-item">
              {word}
            </a>
          ))}
        </Menu>
        <button type="button" className="quiet-button" onClick={() => setOpen('sheet')}>
          Open a sheet
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-expanded={open === 'panel'}
          onClick={() => setOpen('panel')}
        >
          Open a side panel
        </button>
      </div>
      {open === 'panel' && (
        <div className="card ml-auto w-[22.25rem] max-w-full">
          <SidePanel id={id} title="Options for all files" closeLabel="Close" onClose={close}>
            {content}
          </SidePanel>
        </div>
      )}
      {open === 'sheet' && (
        <Sheet
          id={id}
          title="Options for all files"
          closeLabel="Close"
          onClose={close}
          foot={(hide) => (
            <button type="button" className="button grow" onClick={hide}>
              Done
            </button>
          )}
        >
          {content}
        </Sheet>
      )}
    </>
  );
}
