import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { useTexts } from '../i18n/texts.tsx';
import { DrawnPrint } from '../ui/DrawnPrint.tsx';
import { Mark } from '../ui/Mark.tsx';

export function HowItWorks({ pair }: { pair: Pair }) {
  const { messages } = useTexts();
  const { title, steps } = messages.how_it_works;
  const { from, to } = pairLabels(pair);
  const drawings = [
    <Print key="from" label={from} at="translate(6 14) rotate(-4)" />,
    <Conversion key="conversion" from={from} to={to} />,
    <Print key="to" label={to} at="translate(12 6) rotate(3)" />,
  ];
  return (
    <section className="section">
      <h2 className="heading-2">{title}</h2>
      <ol className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title}>
            <div aria-hidden className="light-table grid h-33 grid-cols-1 place-items-center rounded-2xl">
              {drawings[index]}
            </div>
            <h3 className="heading-3 mt-4">
              <span aria-hidden className="text-accent">
                {index + 1}
              </span>{' '}
              {step.title}
            </h3>
            <p className="mt-1 text-pretty text-quiet leading-relaxed">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Print({ label, at }: { label: string; at: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 126" className="w-33 drop-shadow-print">
      <DrawnPrint scene="mountains" label={label} at={at} />
    </svg>
  );
}

/** Two marks and a progress bar that is half full. */
function Conversion({ from, to }: { from: string; to: string }) {
  return (
    <span className="flex max-w-full items-center gap-2 sm:gap-3">
      <Mark label={from} size="medium" />
      <span className="h-1.5 w-18 min-w-0 rounded-full bg-line max-lg:w-10">
        <span className="block h-full w-3/5 rounded-full bg-accent" />
      </span>
      <Mark label={to} size="medium" />
    </span>
  );
}
