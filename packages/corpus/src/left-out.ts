/** What a test run says at its end if real pictures are missing. */
export function leftOutLine(count: number): string {
  const tests = count === 1 ? '1 test was' : `${count} tests were`;
  return `${tests} left out for want of the corpus, the real pictures with their truth: npm run corpus brings it`;
}
