import { describe, expect, it } from 'vitest';
import { composeAloud, composeCard, phraseOfSubject, type CardFacts } from './compose-card';
import { phraseBank, phraseKeys } from './phrase-bank';

const facts: CardFacts = {
  progress: {
    lessons: 3,
    attendance: { present: 2, late: 1, absent: 0 },
    topics: [
      { topic: 'Fractions', mastery: '3' },
      { topic: 'Decimals', mastery: '' },
    ],
    next: 'Percentages',
    baseline: { topic: 'Fractions', mastery: '1', at: '2026-11-06T15:00:00.000Z' },
    last: '2026-11-20T15:00:00.000Z',
  },
  learnerName: 'Kojo',
  guardianName: 'Ama Mensah',
  tutorName: 'Esi A.',
  subject: 'Mathematics',
  subjectPhrase: phraseOfSubject('mathematics'),
  date: 'Sat 21 November 2026',
};

describe('the progress card', () => {
  it('is complete in English, with reviewed phrases only', () => {
    const { text, phrases } = composeCard('en', facts);
    expect(text).toBe(
      [
        'Progress card from Lifeline',
        'Date: Sat 21 November 2026',
        '',
        'Good day Ama Mensah,',
        'This is how Kojo is doing.',
        'Subject: Mathematics',
        'Lessons so far: 3',
        'There on time: 2. Late: 1. Not there: 0.',
        'What we worked on:',
        '- Fractions: can do it alone',
        '- Decimals',
        'Next: Percentages',
        '',
        'Thank you.',
        'Esi A.',
      ].join('\n'),
    );
    expect(phrases.every(({ footing }) => footing === 'checked')).toBe(true);
  });

  it('uses attested phrases only in another language, and lists the phrases left in English', () => {
    const { text, phrases } = composeCard('ak', facts);
    expect(text).toContain('nkontaa');
    expect(text).toContain('Progress card from Lifeline');
    const english = phrases.filter(({ footing }) => footing === 'english').map(({ key }) => key);
    expect(english).toContain('title');
    expect(english).not.toContain('mathematics');
    expect(phrases.find(({ key }) => key === 'mathematics')?.source).not.toBe('');
  });

  it.each(['en', 'ak'] as const)('names a subject of its own as the site does, in %s', (language) => {
    const core = { subject: 'Core Mathematics', subjectPhrase: phraseOfSubject('core-mathematics') };
    expect(composeCard(language, { ...facts, ...core }).text).toContain(': Core Mathematics');
  });

  it('omits an unknown name', () => {
    const { text } = composeCard('en', { ...facts, learnerName: '', guardianName: '' });
    expect(text).toContain('This is how your child is doing.');
    expect(text).not.toContain('Good day');
  });
});

it('is read aloud in short sentences', () => {
  expect(composeAloud(facts.progress)).toEqual([
    'I have had 3 lessons.',
    'I worked on Fractions.',
    'I can do it by myself.',
    'What comes next: Percentages.',
  ]);
});

describe('the phrase bank', () => {
  it.each(phraseKeys)('has reviewed English for “%s”', (key) => {
    const { words, checkedBy, checkedOn } = phraseBank[key].en;
    expect(words).not.toBe('');
    expect(checkedBy).not.toBe('');
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('has only published phrases with their source, or reviewed ones, in other languages', () => {
    const others = phraseKeys.flatMap((key) =>
      Object.entries(phraseBank[key]).filter(([language]) => language !== 'en'),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const [, { words, source = '', confidence = '', checkedBy }] of others) {
      expect(words).not.toBe('');
      if (checkedBy !== '') continue;
      expect(source).not.toBe('');
      expect(['A', 'B']).toContain(confidence);
    }
  });
});
