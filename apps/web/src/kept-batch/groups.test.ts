import { expect, it, vi } from 'vitest';
import { MemoryFolder } from '../testing/memory-folder.ts';
import { Groups, readGroups } from './groups.ts';
import type { ItemFacts } from './stored-facts.ts';

const entry = (id: string) => ({ id, facts: {} as ItemFacts, file: new File([id], id), results: [] });

it('a file that comes alone is stored at once, those after many wait for company, but not for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const folder = new MemoryFolder() as unknown as FileSystemDirectoryHandle;
  const groups = new Groups(folder, new Map());
  await groups.add(entry('alone'));
  vi.advanceTimersByTime(20);
  await Promise.all(Array.from({ length: 100 }, (_, at) => groups.add(entry(`${at}`))));
  const early = groups.add(entry('early'));
  await vi.advanceTimersByTimeAsync(400);
  const late = groups.add(entry('late'));
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([early, late]);
  const { groups: stored } = await readGroups(folder);
  expect([...stored.values()].map((entries) => entries.length)).toEqual([1, 100, 2]);
  vi.useRealTimers();
});
