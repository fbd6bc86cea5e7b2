import { expect, it } from 'vitest';
import { createReferenceCode, formatReferenceCode } from '@/entities/reference-code';
import { recogniseFlyer } from './recognise-flyer';

const job = createReferenceCode('post');
const request = createReferenceCode('tuition');
const found = { code: job, kind: 'post' };

it.each([
  job,
  ` ${formatReferenceCode(job)} `,
  job.slice(3).toLowerCase(),
  `\u200E${job.split('').join('\u200B')}`,
])('recognises the code of a post in %j', (text) => {
  expect(recogniseFlyer(text)).toEqual({ is: 'code', code: found });
});

it('tells a code of another kind, and one with a mistake', () => {
  expect(recogniseFlyer(request)).toEqual({ is: 'code', code: { code: request, kind: 'tuition' } });
  expect(recogniseFlyer('LL-P 4TR8 QX2N HM6D 0')).toEqual({ is: 'code', code: null });
  expect(recogniseFlyer('LL-P 4TR8')).toEqual({ is: 'code', code: null });
});

it.each([
  [`https://lifeline.example/jobs/${job}`, 'lifeline.example', found],
  [`lifeline.example/jobs/${job}`, 'lifeline.example', found],
  [`https://lifeline-jobs.example:8080/x?c=${job}`, 'lifeline-jobs.example:8080', found],
  ['www.ges-portal-apply.com', 'www.ges-portal-apply.com', null],
  ['http://10.0.0.1/form', '10.0.0.1', null],
])('recognises the link %s', (text, host, code) => {
  expect(recogniseFlyer(text)).toEqual({ is: 'link', host, code });
});

it.each([
  '',
  'CONGRATULATION',
  'A teacher is needed. Call 0244 000 111.',
  'hr@school.example',
  'https://one.example https://two.example',
  'Hello all, Lalla will come',
  'http://',
])('reads %j as words', (text) => {
  expect(recogniseFlyer(text)).toEqual({ is: 'text', code: null });
});

it('finds a code within words', () => {
  expect(recogniseFlyer(`Teacher wanted, see ${formatReferenceCode(job)} at Lifeline`)).toEqual({
    is: 'text',
    code: found,
  });
});
