import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldMessage, readFieldMessage } from './field-message';
import {
  dayFromToday,
  optionalCedis,
  optionalDigitalAddress,
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredInteger,
  requiredName,
  requiredPhone,
  requiredText,
} from './fields';

function messageOf(schema: v.GenericSchema<unknown, unknown>, value: unknown): string | null {
  const result = v.safeParse(schema, value);
  return result.success ? null : result.issues[0].message;
}

describe('bad input gets its message', () => {
  it.each([
    ['nothing', requiredName, '', 'required'],
    ['only spaces', requiredName, '   ', 'required'],
    ['nothing at all', requiredName, undefined, 'required'],
    ['81 letters', requiredName, 'a'.repeat(81), 'maxLength?max=80'],
    ['a script tag', requiredName, '<script>alert(1)</script>', 'tags'],
    ['a right-to-left mark', requiredName, 'Ama\u202E', 'hidden'],
    ['a zero-width space', requiredName, 'A\u200Bma', 'hidden'],
    ['a control character', requiredName, 'Ama\u0007', 'hidden'],
    ['an emoji in a name', requiredName, 'Ama 🙂', 'name'],
    ['digits in a name', requiredName, 'Ama 2', 'name'],
    ['a link in a name', requiredName, 'Ama, https://ama.example', 'name'],
    ['an address in a name', requiredName, 'Ama, ama@example.com', 'name'],
    ['a semicolon in a name', requiredName, 'Ama; head', 'name'],
    ['a tag in a message', requiredText(4000), 'Hello <img src=x onerror=alert(1)>', 'tags'],
    ['a closing tag', requiredText(4000), 'x</div>', 'tags'],
    ['4,001 letters', requiredText(4000), 'a'.repeat(4001), 'maxLength?max=4000'],
    ['letters in a phone', requiredPhone, '024 ABC 4567', 'number'],
    ['a phone that is too short', requiredPhone, '024 123', 'phone'],
    ['no phone', requiredPhone, ' ', 'required'],
    ['an address without @', requiredEmail, 'ama.example.com', 'email'],
    ['an address without host', requiredEmail, 'ama@', 'email'],
    ['two @', requiredEmail, 'a@b@c.com', 'email'],
    ['letters in a phone that may be left out', optionalPhone, '024 ABC', 'number'],
    ['a phone that may be left out but is too short', optionalPhone, '024 123', 'phone'],
    ['no text for a phone that may be left out', optionalPhone, undefined, 'required'],
    ['no text for an email that may be left out', optionalEmail, undefined, 'required'],
    ['an email that may be left out, without @', optionalEmail, 'ama.example.com', 'email'],
    ['a tag in an email that may be left out', optionalEmail, '<b>@example.com', 'tags'],
    ['a hidden mark in an email that may be left out', optionalEmail, 'ama\u200B@example.com', 'hidden'],
    ['a joiner that joins no emoji', requiredText(4000), '👩\u200Dama', 'hidden'],
    ['a joiner before an emoji', requiredText(4000), 'a\u200D👩', 'hidden'],
    ['two joiners in an emoji', requiredText(4000), '👩\u200D\u200D🏫', 'hidden'],
    ['a wrong digital address', optionalDigitalAddress, 'AK-39-1', 'digitalAddress'],
    ['letters for a number', requiredInteger(3, 80), 'ten', 'number'],
    ['a fraction', requiredInteger(3, 80), '7.5', 'number'],
    ['an age out of range', requiredInteger(3, 80), '2', 'range?min=3&max=80'],
    ['letters for money', optionalCedis(1000), 'sixty', 'number'],
    ['half a pesewa', optionalCedis(1000), '60.555', 'amount?max=1000'],
    ['a comma before pesewas', optionalCedis(1000), '480,50', 'amount?max=1000'],
    ['a space before pesewas', optionalCedis(1000), '48 50', 'amount?max=1000'],
    ['too much money', optionalCedis(1000), '1000.01', 'amount?max=1000'],
  ])('%s', (_what, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

describe('good input is accepted in all common spellings', () => {
  it.each([
    ['names of Ghana', requiredName, "Akosua Ɔsanaa-Mensah N'Doli Jr.", "Akosua Ɔsanaa-Mensah N'Doli Jr."],
    ['a name with what the person is', requiredName, 'Mrs Asante, head', 'Mrs Asante, head'],
    ['a name with spaces around', requiredName, '  Ama ', 'Ama'],
    ['emoji in a message', requiredText(4000), 'Thank you 🙏🏾', 'Thank you 🙏🏾'],
    ['a family of emoji', requiredText(4000), '👨‍👩‍👧', '👨‍👩‍👧'],
    ['a family of four', requiredText(4000), '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['a teacher with a skin tone', requiredText(4000), '👩🏾‍🏫', '👩🏾‍🏫'],
    ['a student with a skin tone', requiredText(4000), '🧑🏿‍🎓', '🧑🏿‍🎓'],
    ['a couple with two skin tones', requiredText(4000), '👩🏿‍❤️‍👨🏽', '👩🏿‍❤️‍👨🏽'],
    ['a heart on fire', requiredText(4000), '❤️‍🔥', '❤️‍🔥'],
    ['a rainbow flag', requiredText(4000), '🏳️‍🌈', '🏳️‍🌈'],
    ['less than, between spaces', requiredText(4000), '2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
    ['several lines', requiredText(4000), 'one\ntwo', 'one\ntwo'],
    ['no optional text', optionalText(200), '', ''],
    ['no optional address', optionalEmail, ' ', ''],
    ['an optional address', optionalEmail, ' ama@example.com ', 'ama@example.com'],
    ['no optional phone', optionalPhone, ' ', ''],
    ['an optional phone', optionalPhone, '024 123 4567', '+233241234567'],
    ['a phone with spaces', requiredPhone, ' 024 123 4567 ', '+233241234567'],
    ['a digital address in small letters', optionalDigitalAddress, 'ga 183 8164', 'GA-183-8164'],
    ['cedis with sign and comma', optionalCedis(2000), 'GH₵ 1,060.50', 106050],
    ['cedis with spaces', optionalCedis(2000), ' 1 060 ', 106000],
    ['cedis after a space', optionalCedis(2000), 'GH₵ 60', 6000],
    ['no budget', optionalCedis(1000), '', 0],
  ])('%s', (_what, schema, value, output) => {
    expect(v.parse(schema, value)).toBe(output);
  });
});

describe('a date from today on', () => {
  const day = dayFromToday(() => new Date('2026-11-21T20:00:00Z'));

  it.each([
    ['2026-11-21', null],
    ['2027-11-20', null],
    ['2026-11-20', 'datePast'],
    ['2028-01-01', 'dateFar'],
    ['21/11/2026', 'date'],
    ['2026-02-31', 'date'],
    ['2027-02-31', 'date'],
    ['2027-02-28', null],
    ['', 'required'],
  ])('%s', (value, message) => {
    expect(messageOf(day, value)).toBe(message);
  });
});

it('never throws and never lets a tag through, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const result = v.safeParse(requiredText(200), text);
      expect(!result.success || !/<[a-z!/?]/i.test(result.output)).toBe(true);
    }),
  );
});

it('carries a message with its values', () => {
  expect(readFieldMessage(fieldMessage('maxLength', { max: 80 }))).toEqual({
    key: 'maxLength',
    values: { max: 80 },
  });
  expect(readFieldMessage(fieldMessage('required'))).toEqual({ key: 'required', values: {} });
  expect(readFieldMessage(fieldMessage('contactLink', { found: 'https://a.b/?c=1&d' }))).toEqual({
    key: 'contactLink',
    values: { found: 'https://a.b/?c=1&d' },
  });
});
