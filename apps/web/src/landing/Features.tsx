import { Files, Images, MonitorCheck, ShieldCheck, SlidersHorizontal, WifiOff } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';

const icons = [ShieldCheck, Images, MonitorCheck, Files, SlidersHorizontal, WifiOff] as const;

export function Features() {
  const { messages } = useTexts();
  const { title, items } = messages.features;
  return (
    <section className="mt-14">
      <h2 className="heading-2">{title}</h2>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {icons.map((icon, index) => {
          const item = items[index as 0 | 1 | 2 | 3 | 4 | 5];
          return (
            <li key={item.title} className="rounded-2xl border border-line bg-panel p-5">
              <Icon of={icon} className="size-6 text-accent" />
              <h3 className="mt-3 font-semibold">{item.title}</h3>
              <p className="mt-1.5 text-quiet text-sm leading-relaxed">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
