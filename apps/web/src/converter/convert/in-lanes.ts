/** Processes all items in order, with limited concurrency. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const next = items.entries();
  const lane = async () => {
    for (const [index, item] of next) await run(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}
