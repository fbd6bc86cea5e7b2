import { expect, it } from 'vitest';
import { sampleAnswer } from '../../../../../tests/samples/homework';
import { mergeSolved, searchedOf } from './merge-solved';

const published = (slug: string, question: string) =>
  ({ slug, subject: 'mathematics', schoolClass: 'jhs-2', question, answer: sampleAnswer }) as never;

it('takes the database before the file, and each question once', () => {
  const packed = [searchedOf(published('old', 'Old')), searchedOf(published('both', 'Before'))];
  const merged = mergeSolved([published('new', 'New'), published('both', 'After')], packed);
  expect(merged.map(({ slug, question }) => `${slug}: ${question}`)).toEqual([
    'new: New',
    'both: After',
    'old: Old',
  ]);
  expect(merged[0]?.about).toBe(sampleAnswer.about);
});
