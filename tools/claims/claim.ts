/** A promise that the pages make, where they make it, and what shows that it is kept. */
export interface Claim {
  readonly promise: string;
  /**
   * The keys of the texts that make it, in any language, separated by white space. A star stands for any part of a
   * name, and a key for everything below it.
   */
  readonly at: string;
  /**
   * Tests that have to run and pass, each by the end of its title, with … for words that differ; or the address of a
   * publication, if the text names whose finding it is.
   */
  readonly shownBy: readonly string[];
}
