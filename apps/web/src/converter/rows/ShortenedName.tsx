/** A name on one line, cut in the middle if it is too long. Screen readers get it in one piece. */
export function ShortenedName({ name }: { name: string }) {
  const { start, end } = splitName(name);
  return (
    <bdi className="relative inline-flex max-w-full overflow-hidden whitespace-pre align-top">
      <span className="sr-only select-none">{name}</span>
      <span aria-hidden className="overflow-hidden text-ellipsis">
        {start}
      </span>
      <span aria-hidden>{end}</span>
    </bdi>
  );
}

/** At most 12 characters that do not start inside a word: Arabic letters change their shapes where a word is split. */
const endOfName = /[^\p{L}\p{M}\p{Cf}].{0,11}$/su;

/** Splits off the end of a long name, which stays visible: photos of one camera differ there. */
export function splitName(name: string): { start: string; end: string } {
  const at = name.search(endOfName);
  return at < 0 ? { start: name, end: '' } : { start: name.slice(0, at), end: name.slice(at) };
}
