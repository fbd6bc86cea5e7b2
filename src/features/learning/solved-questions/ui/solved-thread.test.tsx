// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sampleAnswer, sampleQuestion, solvedId } from '../../../../../tests/samples/homework';
import { createEnglish } from '../../../../../tests/samples/words';
import { firstHint } from '../model/open-parts';
import { SolvedThread } from './solved-thread';

const at = '2026-11-20T08:00:00.000Z';
const stamps = { createdAt: at, movedAt: at, updatedAt: at, lastChange: 'c1', isSample: false };
const solved = {
  id: solvedId,
  state: 'published',
  ...stamps,
  subject: 'mathematics',
  schoolClass: 'jhs-2',
  question: sampleQuestion.question,
  answer: sampleAnswer,
  slug: 'profit-as-a-percentage',
} as const;

function Page() {
  const [progress, onProgress] = useState(firstHint);
  return <SolvedThread solved={solved} origin="https://lifeline.example" {...{ progress, onProgress }} />;
}

it('shows hints first, each step by a press, the result last, and then the check question', async () => {
  const english = await createEnglish('solved', 'homework-thread', 'ghana');
  render(
    <I18nextProvider i18n={english}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const isShown = (text: string) => screen.queryByText(text) !== null;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const { hints, steps, result, check } = sampleAnswer;
  const parts = [...hints, ...steps, result, check.question];
  const shown = () => parts.filter(isShown).length;
  const counts = [shown()];
  for (const name of [
    'Another hint',
    'Open the first step',
    'Open the next step',
    'Open the next step',
    'Show the result',
  ]) {
    press(name);
    counts.push(shown());
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 7]);
  expect(isShown('Right is: 340')).toBe(false);
  press('Show the right answer');
  expect(isShown('Right is: 340')).toBe(true);
});
