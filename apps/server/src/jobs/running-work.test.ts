import { expect, it } from 'vitest';
import { RunningWork } from './running-work.ts';

it('ends with the last of its work, even with what other work began as it ended, and whether or not it failed', async () => {
  const underWay = new RunningWork();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const done: string[] = [];
  const work = first.promise.then(() => {
    void underWay.track(second.promise.then(() => done.push('second')));
    done.push('first');
  });
  void underWay.track(work);
  void underWay.track(Promise.reject(new Error('failed'))).catch(() => undefined);
  const ended = underWay.ended().then(() => done.push('ended'));
  first.resolve();
  await work;
  second.resolve();
  await ended;
  expect(done).toEqual(['first', 'second', 'ended']);
});
