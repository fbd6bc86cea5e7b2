import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphabet, checkCharacter } from './check-character';
import {
  codeGroups,
  formatCodePart,
  codeKinds,
  codePart,
  codeReader,
  createReferenceCode,
  formatReferenceCode,
  kindOfCode,
  parseReferenceCode,
  readCodePart,
  type CodeKind,
} from './reference-code';

const kind = fc.constantFrom(...(Object.keys(codeKinds) as CodeKind[]));
const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });
const code = fc.tuple(kind, bytes).map(([of, random]) => createReferenceCode(of, () => random));
const place = fc.integer({ min: 0, max: 13 });

describe('a reference code', () => {
  it('is LL-, a kind letter, twelve characters and a check character', () => {
    expect(createReferenceCode('tuition')).toMatch(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/);
  });

  it('carries sixty random bits: a thousand codes are a thousand', () => {
    expect(new Set(Array.from({ length: 1000 }, () => createReferenceCode('tuition'))).size).toBe(1000);
  });

  it('is shown in groups of four', () => {
    const sample = createReferenceCode('tuition', () => new Uint8Array(12));
    expect(codeGroups(sample).map((group) => group.length)).toEqual([4, 4, 4, 4, 1]);
    expect(formatReferenceCode(sample)).toMatch(/^LL-T 0000 0000 0000 .$/);
  });

  it('contains its kind', () => {
    expect(kindOfCode(createReferenceCode('enquiry'))).toBe('enquiry');
    expect(kindOfCode('LL-Z0000')).toBeNull();
  });
});

describe('a typed code', () => {
  it('is read back in any case, with any spaces and hyphens, with or without the prefix', () => {
    fc.assert(
      fc.property(code, fc.constantFrom(' ', '-', '', '  ', ' – '), fc.boolean(), (given, gap, isSmall) => {
        const spelled = codeGroups(given).join(gap);
        expect(parseReferenceCode(isSmall ? spelled.toLowerCase() : spelled)).toEqual({ code: given });
        expect(parseReferenceCode(given.slice(3))).toEqual({ code: given });
      }),
    );
  });

  it('forgives O for 0, and I and L for 1', () => {
    fc.assert(
      fc.property(code, fc.constantFrom('I', 'L', 'i', 'l'), (given, one) => {
        const body = given.slice(3).replaceAll('0', 'O').replaceAll('1', one);
        expect(parseReferenceCode(`LL-${body}`)).toEqual({ code: given });
        expect(parseReferenceCode(`11 ${body}`)).toEqual({ code: given });
      }),
    );
  });

  it('is distinguished from preceding words that look like one', () => {
    const given = createReferenceCode('tuition');
    const message = `I will tell you the code: ${formatReferenceCode(given)}`;
    expect(parseReferenceCode(message)).toEqual({ code: given });
  });

  it('is found in a link and in a forwarded message', () => {
    const given = createReferenceCode('tuition');
    expect(parseReferenceCode(`https://lifeline.example/code#${given}`)).toEqual({ code: given });
    expect(parseReferenceCode(`My Lifeline code: ${formatReferenceCode(given)} (home tuition)`)).toEqual({
      code: given,
    });
  });

  it.each([
    ['hyphens', '\u2010'],
    ['non-breaking hyphens', '\u2011'],
    ['figure dashes', '\u2012'],
    ['horizontal bars', '\u2015'],
    ['minus signs', '\u2212'],
    ['zero-width spaces', '\u200B'],
    ['soft hyphens', '\u00AD'],
    ['byte order marks', '\uFEFF'],
    ['isolated left-to-right text', '\u2069 \u2066'],
  ])('is read with %s in it, alone and in a message', (_what, mark) => {
    const given = createReferenceCode('tuition');
    const spelled = `\u202A${codeGroups(given).join(mark)}\u202C`;
    expect(parseReferenceCode(spelled)).toEqual({ code: given });
    expect(parseReferenceCode(given.slice(3).split('').join(mark))).toEqual({ code: given });
    expect(parseReferenceCode(`My Lifeline code: ${spelled} (home tuition)`)).toEqual({ code: given });
  });

  it('never passes with one wrong character', () => {
    fc.assert(
      fc.property(code, place, fc.constantFrom(...Array.from(alphabet)), (given, at, character) => {
        const body = given.slice(3);
        fc.pre(body[at] !== character);
        // Parsed as the prefix, so the rest is too short.
        fc.pre(!(body.slice(0, at) + character + body.slice(at + 1)).startsWith('11'));
        expect(parseReferenceCode(body.slice(0, at) + character + body.slice(at + 1))).toEqual({
          problem: { kind: 'check' },
        });
      }),
    );
  });

  it('never passes with two different characters in each other’s place', () => {
    fc.assert(
      fc.property(code, place, place, (given, one, other) => {
        const body = Array.from(given.slice(3));
        fc.pre(body[one] !== body[other]);
        [body[one], body[other]] = [body[other] ?? '', body[one] ?? ''];
        // Parsed as the prefix, so the rest is too short.
        fc.pre(!body.join('').startsWith('11'));
        expect(parseReferenceCode(body.join(''))).toEqual({ problem: { kind: 'check' } });
      }),
    );
  });

  it.each([
    ['', { kind: 'empty' }],
    [' - ', { kind: 'empty' }],
    ['\u200E\u2011', { kind: 'empty' }],
    ['LL-T 4TR8', { kind: 'length', found: 5 }],
    ['LL-T 4TR8 QX2N HM6D BB', { kind: 'length', found: 15 }],
    ['LL-T 4TR8 QU2N HM6D B', { kind: 'character', character: 'U' }],
    ['LL-T 4TR8 QX2N HM6D 🙂', { kind: 'character', character: '🙂' }],
  ])('says what is wrong with %o', (text, problem) => {
    expect(parseReferenceCode(text)).toEqual({ problem });
  });
});

describe('the part that is written with a payment', () => {
  it.each([
    ['XFRV G0KS', 'XFRVG0KS'],
    [' xfrv-goks ', 'XFRVG0KS'],
    ['1IlA OB0C', '111A0B0C'],
    ['T XFRV G0KS', 'XFRVG0KS'],
    ['LL-T xfrv g0ks', 'XFRVG0KS'],
    // The first two look like the prefix.
    ['11TA BCDE', '11TABCDE'],
  ])('%j is read as %s', (text, part) => {
    expect(readCodePart(text)).toBe(part);
  });

  it.each(['', 'XFRV G0K', 'XFRV G0KS 1', 'LL-E 1', 'XFRV G0K?', 'LL-T XFRV G0KS HM6D B'])(
    '%j is none',
    (text) => {
      expect(readCodePart(text)).toBeNull();
    },
  );

  it('is found again however it is spelled', () => {
    fc.assert(
      fc.property(code, (given) => {
        expect(readCodePart(formatCodePart(given).toLowerCase())).toBe(codePart(given));
        expect(readCodePart(`LL-T ${codePart(given)}`)).toBe(codePart(given));
      }),
    );
  });
});

it('reads whole codes of one kind alone', () => {
  const read = codeReader('enquiry');
  const [enquiry, request] = [createReferenceCode('enquiry'), createReferenceCode('tuition')];
  expect(read(`It is ${enquiry.toLowerCase()}.`)).toBe(enquiry);
  for (const other of [request, enquiry.slice(0, -1), '', 'Ama']) expect(read(other)).toBeNull();
});

it('gives every position a different weight in the check character', () => {
  const checks = Array.from({ length: 13 }, (_, at) =>
    checkCharacter('1'.padStart(at + 1, '0').padEnd(13, '0')),
  );
  expect(new Set(checks).size).toBe(13);
});
