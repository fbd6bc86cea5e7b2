import { expect, it } from 'vitest';
import { formulaStyleOf, readFormula, type FormulaNode } from './read-formula';

/** The nodes as a line: what is set differently stands in angle brackets. */
const line = (nodes: readonly FormulaNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.kind === 'fraction') return `<${line(node.top)} over ${line(node.below)}>`;
      return `<${node.kind} ${line(node.inner)}>`;
    })
    .join('');

const inMaths = (text: string) => line(readFormula(text, 'maths'));

it.each([
  ['x^2', 'x<power 2>'],
  ['3x^2 + 5x = 0', '3x<power 2> + 5x = 0'],
  ['x^{n+1}', 'x<power n+1>'],
  ['x^(n+1)', 'x<power n+1>'],
  ['10^-3', '10<power -3>'],
  ['2^10', '2<power 10>'],
  ['(a+b)^2', '(a+b)<power 2>'],
  ['e^x', 'e<power x>'],
  ['x^{2^{n}}', 'x<power 2<power n>>'],
  ['H_2O', 'H<index 2>O'],
  ['CO_2', 'CO<index 2>'],
  ['C_6H_12O_6', 'C<index 6>H<index 12>O<index 6>'],
  ['Ca(OH)_2', 'Ca(OH)<index 2>'],
  ['CaCO_3', 'CaCO<index 3>'],
  ['a_n', 'a<index n>'],
  ['a_{n+1} = a_n + 3', 'a<index n+1> = a<index n> + 3'],
  ['x_1 + x_2', 'x<index 1> + x<index 2>'],
  ['3/4', '<3 over 4>'],
  ['1 3/4 hours', '1 <3 over 4> hours'],
  ['It is 1/8.', 'It is <1 over 8>.'],
  ['-3/4 of it', '-<3 over 4> of it'],
  ['(x+1)/(x-1)', '<x+1 over x-1>'],
  ['3/(x^2)', '<3 over x<power 2>>'],
  ['sqrt(2)', '<root 2>'],
  ['2sqrt(x^2 + 1)', '2<root x<power 2> + 1>'],
  ['√(16) = 4', '<root 16> = 4'],
  ['2*3 = 6', '2×3 = 6'],
  ['a * b', 'a × b'],
  ['2*(x + 1)', '2×(x + 1)'],
  ['2*pi*r', '2×π×r'],
  ['x >= 3', 'x ≥ 3'],
  ['2 <= x', '2 ≤ x'],
  ['x != 0', 'x ≠ 0'],
  ['pi r^2', 'π r<power 2>'],
  ['An angle of 45 degrees', 'An angle of 45°'],
  ['sin 30deg', 'sin 30°'],
])('%s is read as a formula', (text, expected) => {
  expect(inMaths(text)).toBe(expected);
});

it.each([
  'and/or',
  '5/11/2026',
  'f(024)',
  'snake_case',
  'row_2 of file_name_3',
  'my_2nd_try',
  'MAX_3',
  '__init__',
  '^_^',
  'See ^ above',
  'x^',
  'x^not',
  'km/h',
  'https://example.com/1/2',
  'page 3/4b',
  '1.5/2.5.1',
  'f(x)/2',
  'sin(x)/2',
  'This is *very* important',
  '* first point',
  'Terms apply * see below',
  '2**3',
  'a => b',
  'Hello!=)',
  '<= look here',
  'A raspberry pi',
  'pizza',
  'a degree in law',
  'of degree 3',
  '3 degrees of freedom',
  'sqrt of two',
  'the sqrt()',
  'x^{',
  'He said (well, maybe)/not',
  'Ama & Kofi: 10:30',
  '',
])('%s stays as it is', (text) => {
  expect(readFormula(text, 'maths').every((part) => typeof part === 'string')).toBe(true);
  expect(readFormula(text, 'maths').map(String).join('|')).toBe(text);
});

it('sets fractions in mathematics alone, and leaves programs as they are typed', () => {
  expect(line(readFormula('3/4 of H_2O', formulaStyleOf('chemistry')))).toBe('3/4 of H<index 2>O');
  expect(line(readFormula('3/4', formulaStyleOf('core-mathematics')))).toBe('<3 over 4>');
  expect(line(readFormula('if x_1 >= 2*y:', formulaStyleOf('computing')))).toBe('if x_1 >= 2*y:');
});

it('keeps the lines and the spaces of a text', () => {
  expect(inMaths('  x^2\n\n= 4 ')).toBe('  x<power 2>\n\n= 4 ');
});

it('reads a long text with groups that never end', () => {
  const text = 'x^{'.repeat(1300);
  expect(inMaths(text)).toBe(text);
});
