import { expect, it } from 'vitest';
import { visitorOf } from '../visitors/visitor-of.ts';
import { UnsentAnswers } from './unsent-answers.ts';

const never = new AbortController().signal;
const limit = 100;

it('have room as long as the others keep as much', async () => {
  const answers = new UnsentAnswers(limit);
  const first = answers.placeFor('a', never);
  await first.take(30);
  const second = answers.placeFor('a', never);
  const taken = second.take(30);
  await answers.placeFor('b', never).take(30);
  expect(answers.bytes).toBe(60);
  first[Symbol.dispose]();
  await taken;
  expect(answers.bytes).toBe(60);
});

it('are refused when one alone would take more than half', async () => {
  const answers = new UnsentAnswers(limit);
  await answers.placeFor('a', never).take(50);
  await expect(answers.placeFor('b', never).take(51)).rejects.toMatchObject({ code: 'RESULT_TOO_LARGE' });
});

it('are refused when no room comes in time', async () => {
  const answers = new UnsentAnswers(limit, 10);
  await answers.placeFor('a', never).take(50);
  await expect(answers.placeFor('a', never).take(10)).rejects.toMatchObject({ code: 'NO_ROOM' });
  expect(answers.bytes).toBe(50);
});

it('wait no longer than their visitor', async () => {
  const answers = new UnsentAnswers(limit);
  await answers.placeFor('a', never).take(50);
  const leaving = new AbortController();
  const waiting = answers.placeFor('a', leaving.signal).take(10);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' });
});

it('give back what they took, once nobody needs it', async () => {
  const answers = new UnsentAnswers(limit);
  {
    using place = answers.placeFor('a', never);
    await place.take(20);
    expect(answers.bytes).toBe(20);
  }
  expect(answers.bytes).toBe(0);
  await answers.placeFor('a', never).take(50);
});

it('are refused before the work if there is no room for one of the size of the file', async () => {
  const answers = new UnsentAnswers(limit, 10);
  await answers.placeFor('a', never).take(40);
  await answers.placeFor('b', never).take(25);
  await expect(answers.placeFor('a', never).expect(20)).rejects.toMatchObject({ code: 'NO_ROOM' });
  await expect(answers.placeFor('c', never).expect(15)).resolves.toBeUndefined();
  expect(answers.bytes).toBe(65);
});

it('of a household leave a third to the others, and those of a company a quarter', async () => {
  const held = async (addressOf: (index: number) => string) => {
    const answers = new UnsentAnswers(limit, 1);
    for (let index = 0; index < 20; index++) {
      await answers
        .placeFor(visitorOf(addressOf(index)), never)
        .take(5)
        .catch(() => undefined);
    }
    return answers.bytes;
  };
  expect(await held((index) => `2001:db8:1:${index}::1`)).toBe(65);
  expect(await held((index) => `2001:db8:1:${index + 10}00::1`)).toBe(75);
});
