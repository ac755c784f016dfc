/** Also distinguishable with colour blindness; ours is the strongest. */
const hues = [
  '#2563eb',
  '#d97706',
  '#059669',
  '#db2777',
  '#7c3aed',
  '#0891b2',
  '#65a30d',
  '#dc2626',
  '#92400e',
  '#475569',
  '#be185d',
  '#0f766e',
];

export function colourOf(name: string, names: readonly string[]): string {
  return hues[names.indexOf(name) % hues.length] ?? '#475569';
}
