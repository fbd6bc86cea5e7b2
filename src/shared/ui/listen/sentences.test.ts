// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf, textsOf } from './sentences';

const elementOf = (html: string) => {
  const element = document.createElement('article');
  element.innerHTML = html;
  return element;
};

it('reads headings, paragraphs and items in their order, and no keys or marks of sources', () => {
  const element = elementOf(
    `<h1>Choosing a tutor</h1><p>Ask for the card<sup><a href="#source-1">1</a></sup>.</p>
     <ul><li><p>A first item</p></li><li>A <b>second</b> item</li></ul>
     <p role="status">Saved</p><p><button>Copy</button></p>`,
  );
  expect(textsOf(element)).toEqual([
    'Choosing a tutor',
    'Ask for the card.',
    'A first item',
    'A second item',
  ]);
  expect(element.querySelector('button')).not.toBeNull();
});

it('splits at the ends of sentences', () => {
  expect(sentencesOf('Call 112. It is free! Is it open? Yes …')).toEqual([
    'Call 112.',
    'It is free!',
    'Is it open?',
    'Yes …',
  ]);
});

it('gives the voice no text of more than 200 characters, and loses no word', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}[.,!?]?$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const sentences = sentencesOf(words.join(' '));
      expect(sentences.join(' ')).toBe(words.join(' '));
      for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(200);
    }),
  );
});
