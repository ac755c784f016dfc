import { useTexts } from '../i18n/texts.tsx';

export function HowItWorks() {
  const { messages } = useTexts();
  const { title, steps } = messages.how_it_works;
  return (
    <section className="mt-14">
      <h2 className="heading-2">{title}</h2>
      <ol className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="rounded-2xl bg-soft p-5">
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 font-semibold">{step.title}</h3>
            <p className="mt-1.5 text-quiet text-sm leading-relaxed">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
