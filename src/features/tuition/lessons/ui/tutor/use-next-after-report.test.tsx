// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { PendingWrite, Shown } from '@/shared/pending-writes';
import { plannedHeading, useNextAfterReport } from './use-next-after-report';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  document.body.replaceChildren(
    ...['lesson-one', 'lesson-two', plannedHeading].map((id) =>
      Object.assign(document.createElement('section'), { id }),
    ),
  );
});

const later = '9999-12-31T00:00:00.000Z';

const shown = (id: string, state: Lesson['state'], event?: string, addedAt = later) =>
  ({
    item: { id, state } as Lesson,
    waiting: event === undefined ? [] : [{ event, addedAt } as PendingWrite],
    ...{ failed: [], sent: [] },
  }) satisfies Shown<Lesson>;

const renderLessons = (lessons: readonly Shown<Lesson>[]) =>
  renderHook((given: readonly Shown<Lesson>[]) => useNextAfterReport(given), { initialProps: lessons });

it('shows the next lesson after a report, and the heading when there is none', () => {
  const { rerender } = renderLessons([shown('one', 'planned'), shown('two', 'moving')]);
  expect(document.activeElement).toBe(document.body);
  rerender([shown('one', 'taught', 'lesson.taught'), shown('two', 'moving')]);
  expect(document.activeElement?.id).toBe('lesson-two');
  rerender([shown('one', 'taught', 'lesson.taught'), shown('two', 'taught', 'lesson.taught')]);
  expect(document.activeElement?.id).toBe(plannedHeading);
});

it('stays where it is when a report of before is read late from this phone', () => {
  const { rerender } = renderLessons([shown('one', 'planned'), shown('two', 'planned')]);
  rerender([shown('one', 'taught', 'lesson.taught', '2026-11-28T10:00:00.000Z'), shown('two', 'planned')]);
  expect(document.activeElement).toBe(document.body);
});

it('stays where it is when the register is opened after a report, or another lesson changes', () => {
  const reported = shown('one', 'taught', 'lesson.taught');
  const { rerender } = renderLessons([reported, shown('two', 'planned')]);
  rerender([reported, shown('two', 'cancelled', 'lesson.cancelled')]);
  rerender([reported, shown('two', 'cancelled')]);
  expect(document.activeElement).toBe(document.body);
});
