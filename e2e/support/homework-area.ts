import { untouchedQuestion } from '../../src/entities/homework/question/model/untouched-question';
import { findBarriers, findSmallTargets } from './accessibility';
import { putDocuments } from './records';
import { expect, type Page } from './test';
import { openArea, view } from './tutor-area';

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A stored question that was asked this many minutes ago and waits. */
export const askedQuestion = (minutes: number, change: Readonly<Record<string, unknown>> = {}) => ({
  state: 'open',
  createdAt: ago(minutes),
  movedAt: ago(minutes),
  updatedAt: ago(minutes),
  lastChange: '',
  isSample: false,
  subject: 'mathematics',
  schoolClass: 'jhs-2',
  question: 'A trader buys rice for 400 cedis and sells it at a profit of 15%. For how much?',
  tried: 'I divided 400 by 15.',
  dueOn: '',
  files: { first: '', second: '', third: '' },
  ...untouchedQuestion,
  ...change,
});

/** Opens the part for homework of the tutor's area, with these documents. */
export async function openHomework(page: Page, documents: Parameters<typeof putDocuments>[1]): Promise<void> {
  await openArea(page);
  await putDocuments(page, documents);
  await view(page, 'Homework');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for a tutor' })).toBeVisible();
}

/** The tutor's question, beside those of the demo, which are marked. */
export const ownQuestion = (page: Page) =>
  page.getByRole('article', { name: 'A question that you have claimed' }).filter({ hasNotText: 'Sample' });

export const answerForm = (page: Page) => page.getByRole('form', { name: 'Your answer' });

/** Fills every part of an answer once. */
export async function fillAnswer(
  page: Page,
  words: Readonly<Record<'about' | 'hint' | 'step' | 'result' | 'check' | 'key', string>>,
): Promise<void> {
  const fields = answerForm(page);
  await fields.getByLabel('What the question is about').fill(words.about);
  await fields.getByLabel('Hint 1', { exact: true }).fill(words.hint);
  await fields.getByLabel('Step 1', { exact: true }).fill(words.step);
  await fields.getByLabel('Result', { exact: true }).fill(words.result);
  await fields.getByLabel('Check question', { exact: true }).fill(words.check);
  await fields.getByLabel('Right answer to the check question').fill(words.key);
}

/** No barriers, no small targets, and nothing wider than a phone of 360 px. */
export async function checkOnPhone(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}
