import { useState } from 'react';
import { AnswerSign } from '../src/ui/AnswerSign.tsx';
import { Chips } from '../src/ui/Chips.tsx';
import { Group } from '../src/ui/Group.tsx';
import { Mark } from '../src/ui/Mark.tsx';
import { PickList } from '../src/ui/PickList.tsx';
import { Scale } from '../src/ui/Scale.tsx';
import { Segments } from '../src/ui/Segments.tsx';
import { Slider } from '../src/ui/Slider.tsx';
import { Switch } from '../src/ui/Switch.tsx';

const words = [
  { value: 'same', label: 'High' },
  { value: 'small', label: 'Small' },
  { value: 'smallest', label: 'Smallest' },
] as const;
const formats = ['PNG', 'JPG', 'WebP'].map((value) => ({ value, label: <Mark label={value} /> }));
const sides = ['Original', '1080', '1920', '4K', 'Email (1280)', 'Other…'].map((value) => ({ value, label: value }));
const details = [
  { value: 'remove', label: 'Remove everything (default)' },
  { value: 'without-location', label: 'Keep, but remove the location' },
  { value: 'keep', label: 'Keep everything', hint: 'Also where the picture was taken' },
] as const;

/** Each works, so that hover, focus and arrow keys can be tried. */
export function Controls() {
  const [quality, setQuality] = useState<string>('same');
  const [format, setFormat] = useState('JPG');
  const [side, setSide] = useState('1920');
  const [detail, setDetail] = useState<string>('remove');
  const [number, setNumber] = useState(75);
  const [isOn, setOn] = useState(true);
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-6 p-5 lg:grid-cols-2">
      <Segments name="quality" legend="Segments" values={words} value={quality} onChange={setQuality} />
      <Segments name="format" legend="Segments with marks" values={formats} value={format} onChange={setFormat} />
      <Group title="Slider" hint="small, with slight differences">
        <Slider label="Slider" valueText={String(number)} min={1} max={100} value={number} onChange={setNumber}>
          <input className="field w-16 text-center font-semibold" aria-label="Number" readOnly value={number} />
        </Slider>
      </Group>
      <Group title="Chips" hint="longest side">
        <Chips name="side" values={sides} value={side} onChange={setSide} />
      </Group>
      <Group title="List">
        <PickList name="details" values={details} value={detail} onChange={setDetail} />
      </Group>
      <Group title="Switches">
        <Switch label="Lossless: every pixel stays exactly as it is" checked={isOn} onChange={setOn} />
        <Switch
          label="The other way round"
          hint="With a word of explanation"
          checked={!isOn}
          onChange={() => setOn(!isOn)}
        />
      </Group>
      <Group title="Progress and scales">
        <progress className="progress" aria-label="Progress" value={0.6} />
        <progress className="progress" aria-label="Progress" value={1} />
        <p className="flex flex-wrap items-center gap-x-4">
          <Scale share={0.43} tone="running" />
          <Scale share={0.22} tone="good" /> −78%
          <Scale share={1} tone="warning" /> +239%
        </p>
      </Group>
      <Group title="Answers">
        <p className="flex items-center gap-2">
          <AnswerSign answer="yes" /> Yes <AnswerSign answer="no" /> No
        </p>
      </Group>
    </div>
  );
}
