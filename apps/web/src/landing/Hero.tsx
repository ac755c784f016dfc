export function Hero({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div className="mt-6 text-center md:mt-10">
      <h1 className="heading-1">{title}</h1>
      <p className="mt-2 text-balance text-lg text-quiet">{subtitle}</p>
    </div>
  );
}
