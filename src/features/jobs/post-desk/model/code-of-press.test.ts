import { expect, it } from 'vitest';
import { kindOfCode, parseReferenceCode } from '@/entities/reference-code';
import { codeOfPress } from './code-of-press';

it('a press has one code of a post, and another press another one', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(codeOfPress(one)).toBe(codeOfPress(one));
  expect(codeOfPress(one)).not.toBe(codeOfPress(other));
  expect(kindOfCode(codeOfPress(one))).toBe('post');
  expect(parseReferenceCode(codeOfPress(one))).toEqual({ code: codeOfPress(one) });
});
