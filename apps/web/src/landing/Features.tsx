import { Files, Images, MonitorCheck, ShieldCheck, SlidersHorizontal, WifiOff } from 'lucide';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';

const icons = [ShieldCheck, Images, MonitorCheck, Files, SlidersHorizontal, WifiOff] as const;

export function Features() {
  const { messages } = useTexts();
  const { title, items } = messages.features;
  return (
    <section className="section">
      <h2 className="heading-2">{title}</h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        {icons.map((icon, index) => {
          const item = items[index as 0 | 1 | 2 | 3 | 4 | 5];
          return (
            <li key={item.title} className="border-ink border-t-2 pt-4">
              <h3 className="heading-3 wrap-anywhere flex gap-2.5">
                <Icon of={icon} className="size-5.5 shrink-0" />
                {item.title}
              </h3>
              <p className="mt-2 max-w-[52ch] text-pretty text-quiet leading-relaxed">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
