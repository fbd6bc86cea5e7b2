import { describe, expect, it } from 'vitest';
import { staysEnglish } from './english-until-checked';
import { hashOf, mapWords } from './locale-provenance.mjs';
import { formProblems, readTerms, termProblems } from './text-problems';

const hausa = readTerms('ha');

describe('the form of a translation', () => {
  it.each([
    ['Sannu {{name}}', 'Hello {{name}}', []],
    ['Sannu', 'Hello {{name}}', ['has other placeholders']],
    ['Sannu {{suna}}', 'Hello {{name}}', ['has other placeholders']],
    ['Danna <strong>nan</strong>', 'Press <strong>here</strong>', []],
    ['Danna <b>nan</b>', 'Press here', ['has other tags']],
    ['Aika ', 'Send', ['has a space at an end']],
    ['', 'Send', ['is empty']],
    ['Twɛrɛ', 'Write', ['has letters of another language: ɛɛ']],
    [
      'Zaɑɓi',
      'Choose',
      ['has a letter or space that only looks right', 'has letters of another language: ɑ'],
    ],
    ['x'.repeat(5000), 'Send', ['is too long']],
  ])('of “%s” for “%s”', (text, english, problems) => {
    expect(formProblems(text, english, hausa)).toEqual(problems);
  });
});

describe('the words of a translation', () => {
  it('are those of the term list', () => {
    expect(termProblems('Sabuwar kalmar sirri', 'New password', hausa)).toEqual([]);
    expect(termProblems('Sabuwar lambar sirri', 'New password', hausa)).toHaveLength(2);
    expect(termProblems('Aika sako', 'Send', hausa)).toEqual(['has “sako|sakon”: saƙo']);
  });

  it('speak to nobody as a man or a woman', () => {
    expect(termProblems('Kana da amsa?', 'Do you have an answer?', hausa)).toHaveLength(1);
    expect(termProblems('Sunanka', 'Your name', hausa)).toHaveLength(1);
    expect(termProblems('Sunanku', 'Your name', hausa)).toEqual([]);
  });
});

describe('texts that stay English until a speaker has checked them', () => {
  it.each([
    ['home', 'checks.lead', 'Anything'],
    ['form', 'concernHint', 'Anything'],
    ['tuition', 'steps.where', 'What does it cost?'],
    ['error', 'heading', 'In an EMERGENCY'],
    ['admin', 'views.today', 'Today'],
  ])('%s:%s “%s”', (namespace, key, english) => {
    expect(staysEnglish(namespace, key, english)).toBe(true);
  });

  it('are not those that only begin alike', () => {
    expect(staysEnglish('form', 'concerned', 'Which class?')).toBe(false);
    expect(staysEnglish('tuition', 'steps.where', 'A generated report')).toBe(false);
  });
});

describe('what visitors read', () => {
  it('depends on the whole English text', () => {
    expect(hashOf('Send')).toHaveLength(8);
    expect(hashOf('Send')).not.toBe(hashOf('Send.'));
  });

  it('leaves lists and empty groups out', () => {
    const words = { a: { b: 'One', c: ['Two'] as never }, d: { e: 'Three' } };
    expect(mapWords(words, (key, text) => (key === 'a.b' ? text : undefined))).toEqual({ a: { b: 'One' } });
  });
});
