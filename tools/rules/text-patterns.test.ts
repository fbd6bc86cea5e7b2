import { dequal } from 'dequal/lite';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isStored, listMark, optionalName, optionalText, requiredEmail, textList } from '@/shared/fields';
import { email, illegible, name, untidy, untidyList } from './text-patterns';

/** A pattern of the rules as a JavaScript RegExp on the whole text. */
const whole = (pattern: string) =>
  new RegExp(
    `^(?:${pattern.replace(/^\(\?s\)/, '').replace(/\\x\{/g, String.raw`\u{`)})$`,
    pattern.startsWith('(?s)') ? 'su' : 'u',
  );

const [isUntidy, isUntidyList, isIllegible, isNameLike, isEmail] = [
  whole(untidy),
  whole(untidyList),
  whole(illegible),
  whole(name),
  whole(email),
];
const isName = { test: (text: string) => isNameLike.test(text) && !isIllegible.test(text) };
const tidyText = (text: string) => !isUntidy.test(text);

/** Only forms normalize to NFC, since rules cannot check it. */
const takes = (schema: GenericSchema, text: string) => isStored(schema, text.normalize('NFC'));

const character = fc.oneof(
  fc.constantFrom(...Array.from("<>/!? \n\t@.,-’'aZé1ɔ\u00A0\u2003\u3000\u200B\u200E\u202E\u0007\uFEFF")),
  fc.constantFrom('\u3164', '\u034F', '\u2800', '\u{E0041}', '\u0301', '\u0301\u0301\u0301', ';', '?'),
  fc.constantFrom('\u200D', '\uFE0F', '👩', '👩🏾', '❤️', '🏳️', '🔥', '♀', '↔', '🏫'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const text = fc.array(character, { maxLength: 8 }).map((characters) => characters.join('').normalize('NFC'));

/** The rules allow a joiner beside any symbol, the fields only between pictographs. */
const hasDoubtfulJoiner = (value: string) =>
  value.includes('\u200D') &&
  Array.from(value).some((one) => /\p{So}/u.test(one) && !/\p{Extended_Pictographic}/u.test(one));

describe('the patterns of the rules accept the same texts as the form fields', () => {
  const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((one) => one.normalize('NFC') === one);

  it('with every character inside a text', () => {
    const schema = optionalText(80);
    const differing = everyCharacter.filter((one) => takes(schema, `x${one}y`) !== tidyText(`x${one}y`));
    expect(differing).toEqual([]);
  });

  it('with every character inside a name', () => {
    const differing = everyCharacter.filter(
      (one) => takes(optionalName, `x${one}y`) !== isName.test(`x${one}y`),
    );
    expect(differing).toEqual([]);
  });

  it('with any text', () => {
    const schema = optionalText(1000);
    fc.assert(
      fc.property(text, (value) => {
        fc.pre(!hasDoubtfulJoiner(value));
        expect(tidyText(value)).toBe(takes(schema, value));
      }),
      { numRuns: 5000 },
    );
  });

  it('with any name and address', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(isName.test(value)).toBe(takes(optionalName, value));
        expect(tidyText(value) && isEmail.test(value)).toBe(takes(requiredEmail, value));
      }),
      { numRuns: 5000 },
    );
  });

  it('with any list of texts', () => {
    const part = fc.oneof(text, fc.constantFrom('', '<', '!', '>', '<!', '<!>', '!>', ' ', 'x<', '! >'));
    const schema = textList(4, 250);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (texts) => {
        fc.pre(!texts.some(hasDoubtfulJoiner));
        const joined = texts.join(listMark);
        const isTaken = !isUntidyList.test(joined) && dequal(joined.split(listMark), texts);
        expect(isTaken).toBe(
          isStored(
            schema,
            texts.map((one) => one.normalize('NFC')),
          ),
        );
      }),
      { numRuns: 20_000 },
    );
  });

  it('with every joined emoji', () => {
    const refused = everyCharacter.filter(
      (one) => /\p{Extended_Pictographic}/u.test(one) && !tidyText(`${one}\u200D${one}`),
    );
    expect(refused).toEqual([]);
  });
});
