import { Duo, Mark, PairMarks } from '../src/ui/Mark.tsx';

const labels = 'JPG HEIC JXL PNG BMP TIFF ICO WebP AVIF GIF CR2 RAW PDF SVG PSD'.split(' ');
const sizes = ['corner', 'small', 'choice', 'medium', 'large'] as const;

/** All families in all sizes, pairs of them, and the squares in front of links. */
export function Marks() {
  return (
    <>
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <Mark key={label} label={label} size={size} />
          ))}
        </div>
      ))}
      <div className="h-16 w-21 rounded-xl">
        <Mark label="PSD" size="fill" />
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <PairMarks from="PNG" to="JPG" />
        <PairMarks from="HEIC" to="WebP" size="medium" />
        <PairMarks from="PDF" to="PNG" size="large" />
        <span className="flex items-center gap-2">
          <Duo from="JPG" to="WebP" /> JPG to WebP
        </span>
        <span className="flex items-center gap-2">
          <Duo from="RAW" to="PDF" /> RAW to PDF
        </span>
      </div>
    </>
  );
}
