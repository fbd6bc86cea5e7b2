import { expect, test } from 'vitest';
import type { Formula } from '../../src/entities/practice/pack/model/rich-text';
import { compileText } from './compile-text';

const plain = (latex: string) => (compileText(`$${latex}$`)[0] as Formula).plain;

test.each([
  ['\\frac{1}{2}x^2 + \\sqrt{3} \\le 4', '1/2x² + √3 ≤ 4'],
  ['\\begin{pmatrix}3\\\\-2\\end{pmatrix}', '(3; −2)'],
  ['\\mathrm{2H_2 + O_2 \\rightarrow 2H_2O}', '2H₂ + O₂ → 2H₂O'],
  ['2^{n+1}', '2^(n + 1)'],
  ['30^\\circ', '30°'],
  ['\\frac{x+1}{3}', '(x + 1)/3'],
  ['-3 \\times 2', '−3 × 2'],
  ['1\\frac{1}{2}', '1 1/2'],
  ['\\text{speed} = 3\\,\\text{m/s}', 'speed = 3 m/s'],
  ['\\{1, 2\\} \\cap B', '{1, 2} ∩ B'],
  ['\\sqrt[3]{8} - x_1', '³√8 − x₁'],
])('%s reads %s without MathML', (latex, words) => {
  expect(plain(latex)).toBe(words);
});

test('a text is compiled with its formulae, bold words and paragraphs', () => {
  const text = compileText('One\nline.\n\nTwo **strong** words.');
  expect(text).toEqual(['One line.\n\nTwo ', { strong: 'strong' }, ' words.']);
});
