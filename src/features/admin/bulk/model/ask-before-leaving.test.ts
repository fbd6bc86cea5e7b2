import { expect, it } from 'vitest';
import { askBeforeLeaving } from './ask-before-leaving';

it('asks before the page is left, until it is undone', () => {
  const page = { onbeforeunload: null as ((event: BeforeUnloadEvent) => unknown) | null };
  const isAsked = () => Boolean(page.onbeforeunload?.(new Event('beforeunload')));
  expect(isAsked()).toBe(false);
  const undo = askBeforeLeaving(page);
  expect(isAsked()).toBe(true);
  undo();
  expect(isAsked()).toBe(false);
});
