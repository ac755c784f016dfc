import { WifiOff } from 'lucide';
import { Hint } from '../src/ui/Hint.tsx';
import { NoticeBox } from '../src/ui/NoticeBox.tsx';

const closing = { closeLabel: 'Close', onClose: () => {} };

/** Every tone, with and without an action; and the hints below rows. */
export function Notices() {
  return (
    <div className="grid gap-2">
      <NoticeBox tone="neutral" title="Files added" {...closing}>
        3 file(s) ready for conversion
      </NoticeBox>
      <NoticeBox tone="good" title="Conversion successful!" {...closing}>
        Your file.png has been converted to JPG.
      </NoticeBox>
      <NoticeBox
        tone="destructive"
        title="File not added"
        action={
          <button type="button" className="text-button">
            Go to the HEIC converter
          </button>
        }
        {...closing}
      >
        holiday.heic is in HEIC format.
      </NoticeBox>
      <NoticeBox tone="warning" sign={WifiOff} title="You are offline" {...closing}>
        Everything but the server still works: HEIC, TIFF and RAW are converted in your browser.
      </NoticeBox>
      <Hint tone="warning" text="Larger than the original.">
        <button type="button" className="text-button">
          Keep the original
        </button>
      </Hint>
      <Hint tone="destructive" text="This PSD file has layers only, and no picture of all of them merged." />
    </div>
  );
}
