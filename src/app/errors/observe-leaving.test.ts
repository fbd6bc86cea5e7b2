import { expect, it, vi } from 'vitest';
import { observeLeaving } from './observe-leaving';

const begin = () => {
  const window = new EventTarget();
  return { leaving: observeLeaving(window), happen: (type: string) => window.dispatchEvent(new Event(type)) };
};

it('is true from the request of another page until this page is shown again', () => {
  const { leaving, happen } = begin();
  expect(leaving.isUnderWay()).toBe(false);
  happen('beforeunload');
  happen('pagehide');
  expect(leaving.isUnderWay()).toBe(true);
  happen('pageshow');
  expect(leaving.isUnderWay()).toBe(false);
});

it.each(['pointerdown', 'keydown'])('ends with %s: the link has opened another app', (touch) => {
  const { leaving, happen } = begin();
  happen('beforeunload');
  happen(touch);
  expect(leaving.isUnderWay()).toBe(false);
});

it('notifies once of the return', () => {
  const { leaving, happen } = begin();
  const back = vi.fn<() => void>();
  leaving.onReturn(back);
  happen('beforeunload');
  expect(back).not.toHaveBeenCalled();
  happen('pageshow');
  happen('pageshow');
  expect(back).toHaveBeenCalledTimes(1);
});
