// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { Shown } from '@/shared/pending-writes';
import { plannedHeading, useNextAfterReport } from './use-next-after-report';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  document.body.replaceChildren(
    ...['lesson-one', 'lesson-two', plannedHeading].map((id) =>
      Object.assign(document.createElement('section'), { id }),
    ),
  );
});

const shown = (id: string, state: Lesson['state']) =>
  ({
    item: { id, state } as Lesson,
    ...{ waiting: [], failed: [], sent: [] },
  }) satisfies Shown<Lesson>;

const renderLessons = (lessons: readonly Shown<Lesson>[]) =>
  renderHook((given: readonly Shown<Lesson>[]) => useNextAfterReport(given), { initialProps: lessons });

it('shows the next lesson after a report, and the heading when there is none', () => {
  const { rerender, result } = renderLessons([shown('one', 'planned'), shown('two', 'moving')]);
  expect(document.activeElement).toBe(document.body);
  // As on a phone that keeps the report: the register shows it before the press has ended.
  rerender([shown('one', 'taught'), shown('two', 'moving')]);
  act(() => result.current('one'));
  expect(document.activeElement?.id).toBe('lesson-two');
  // As on one that keeps nothing: the backend tells it later.
  act(() => result.current('two'));
  expect(document.activeElement?.id).toBe('lesson-two');
  rerender([shown('one', 'taught'), shown('two', 'taught')]);
  expect(document.activeElement?.id).toBe(plannedHeading);
});

it('stays where the person is when the register is read again after that', () => {
  const { rerender, result } = renderLessons([shown('one', 'planned'), shown('two', 'planned')]);
  act(() => result.current('one'));
  rerender([shown('one', 'taught'), shown('two', 'planned')]);
  (document.activeElement as HTMLElement).blur();
  rerender([shown('one', 'confirmed'), shown('two', 'planned')]);
  expect(document.activeElement).toBe(document.body);
});

it('stays where it is when a report of before or of another tab comes in, or another lesson changes', () => {
  const { rerender } = renderLessons([shown('one', 'planned'), shown('two', 'planned')]);
  rerender([shown('one', 'taught'), shown('two', 'planned')]);
  rerender([shown('one', 'taught'), shown('two', 'cancelled')]);
  expect(document.activeElement).toBe(document.body);
});
