import { expect, it } from 'vitest';
import { codesOfLesson } from './known-codes';

const stored = { lessonId: 'one', moment: 'arrival', issue: 1, code: '4821', adult: 'Mother' } as const;
const shown = { ...stored, moment: 'leaving', code: '0937' };

it('includes the codes that are not sent yet, and none of another lesson', () => {
  const at = '2026-11-21T16:00:00.000Z';
  const acts = [
    { event: 'door.code', shown },
    { event: 'door.code', shown: { ...shown, lessonId: 'two' } },
    { event: 'lesson.confirmed', shown: {} },
  ];
  const codes = codesOfLesson('one', [{ ...stored, offerId: 'offer', at }], acts);
  expect(codes.map(({ code }) => code)).toEqual(['4821', '0937']);
});

it('prefers the stored code', () => {
  const at = '2026-11-21T16:00:00.000Z';
  const acts = [{ event: 'door.code', shown: { ...stored, code: '1111' } }];
  expect(codesOfLesson('one', [{ ...stored, offerId: 'offer', at }], acts).map(({ code }) => code)).toEqual([
    '4821',
  ]);
});
