import * as v from 'valibot';
import { parseDigitalAddress } from '../ghana';
import { parsePhone } from '../phone';
import { dayShape } from './calendar-shape';
import { fieldMessage } from './field-message';

/** Maximum lengths of texts in characters. The database rules are generated from them. */
export const limits = { name: 80, shortText: 200, longText: 4000, email: 254, logged: 1000 } as const;

/** Zero-width, direction and control characters: invisible, and used to spoof texts. */
const hiddenCharacter =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/**
 * A zero-width joiner between two emoji, which is legitimate. The first emoji may have a skin tone or
 * variation selector. It is matched and put back, since Safari supports lookbehind only from 16.4.
 */
const emojiJoiner =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/gu;

/** Removes all invisible characters, including joiners between emoji. */
export const withoutHidden = (text: string): string =>
  text.replace(new RegExp(hiddenCharacter.source, 'gu'), '');

/** Visible to `\S` but blank: fillers, blank braille, variation selectors and tags. */
const blank =
  '\\s\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0000}-\\u{E0FFF}';
const unseen = new RegExp(`^[${blank}]+$`, 'u');

/** Maximum combining marks per letter; more overlap the lines above and below. */
const maximumMarks = 3;
const piledMarks = new RegExp(`\\p{M}{${String(maximumMarks + 1)}}`, 'u');

/** Makes a text legible: empty when it is blank, and with at most `maximumMarks` marks per letter. */
export const legible = (text: string): string =>
  unseen.test(text) ? '' : text.replace(new RegExp(`(\\p{M}{${String(maximumMarks)}})\\p{M}+`, 'gu'), '$1');

/** Printable ASCII has nothing to hide or to normalise. The check saves three slow ones for most texts. */
const isAscii = (text: string) => /^[ -~]*$/.test(text);

const hasNoHiddenCharacter = (text: string) =>
  isAscii(text) ||
  (!hiddenCharacter.test(text.replace(emojiJoiner, '$1')) && !unseen.test(text) && !piledMarks.test(text));
const hasNoTag = (text: string) => !/<[a-z!/?]/i.test(text);
const isNameLike = (text: string) => /^[\p{L}\p{M}'’.,\- ]*$/u.test(text);

const tidy = (text: string) => text.normalize('NFC').trim();

const plainText = (maximum: number) =>
  v.pipe(
    v.string(fieldMessage('required')),
    v.transform(tidy),
    v.check(hasNoHiddenCharacter, fieldMessage('hidden')),
    v.check(hasNoTag, fieldMessage('tags')),
    v.maxLength(maximum, fieldMessage('maxLength', { max: maximum })),
  );

/** Text that is required. */
export const requiredText = (maximum: number) =>
  v.pipe(plainText(maximum), v.nonEmpty(fieldMessage('required')));

/** Text that may be empty. */
export const optionalText = plainText;

/**
 * Accepts an empty text or what `required` accepts, with its messages. A union would produce messages for
 * developers.
 */
const emptyOr = (required: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string(fieldMessage('required')),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      if (tidy(dataset.value) === '') return '';
      const result = v.safeParse(required, dataset.value);
      if (result.success) return result.output;
      for (const { message } of result.issues) addIssue({ message });
      return NEVER;
    }),
  );

/** A person's name: letters of any script, spaces, hyphens, apostrophes, full stops and commas. */
export const requiredName = v.pipe(requiredText(limits.name), v.check(isNameLike, fieldMessage('name')));

export const optionalName = v.pipe(optionalText(limits.name), v.check(isNameLike, fieldMessage('name')));

/** Parses a phone number to E.164. */
export const requiredPhone = v.pipe(
  v.string(fieldMessage('required')),
  v.transform((text) => text.trim()),
  v.nonEmpty(fieldMessage('required')),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePhone(dataset.value);
    if ('phone' in parsed) return parsed.phone;
    addIssue({ message: fieldMessage(parsed.problem === 'letters' ? 'number' : 'phone') });
    return NEVER;
  }),
);

/** An optional phone number. */
export const optionalPhone = emptyOr(requiredPhone);

/**
 * One @ with text on both sides and no spaces, as the specification requires. Excludes characters that would
 * end the address in a `mailto:` link, such as `?bcc=`.
 */
export const requiredEmail = v.pipe(
  requiredText(limits.email),
  v.regex(/^[^\s@?&%#,;:<>"]+@[^\s@?&%#,;:<>"]+\.[^\s@.?&%#,;:<>"]+$/, fieldMessage('email')),
);

/** An optional email address. */
export const optionalEmail = emptyOr(requiredEmail);

/** Parses a GhanaPostGPS address in any spelling to `AK-039-5028`; may be empty. */
export const optionalDigitalAddress = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === '') return '';
    const address = parseDigitalAddress(dataset.value);
    if (address) return address;
    addIssue({ message: fieldMessage('digitalAddress') });
    return NEVER;
  }),
);

/** Exactly one of the options. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(v.string(fieldMessage('required')), v.picklist(options, fieldMessage('required')));

/** At least one of the options. */
export const someOf = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.picklist(options, fieldMessage('notThere')))),
    v.minLength(1, fieldMessage('required')),
  );

/** A box that must be ticked. */
export const mustBeTicked = v.pipe(v.boolean(), v.literal(true, fieldMessage('required')));

/** A whole number, entered as text. */
export const requiredInteger = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(fieldMessage('required')),
    v.transform((text) => text.trim()),
    v.nonEmpty(fieldMessage('required')),
    v.regex(/^\d+$/, fieldMessage('number')),
    v.transform(Number),
    v.minValue(minimum, fieldMessage('range', { min: minimum, max: maximum })),
    v.maxValue(maximum, fieldMessage('range', { min: minimum, max: maximum })),
  );

/** A comma or space that is no thousands separator: somebody may mean pesewas. */
const unclearGroup = /\d\s*[,\s]\s*(?=\d)(?!\d{3}(\D|$))/;

/** Parses cedis, entered as text, to pesewas; 0 when empty. @param problem says which amounts are taken */
export const optionalCedis = (maximumCedis: number, problem: 'amount' | 'payment' = 'amount') => {
  const message = fieldMessage(problem, { max: maximumCedis });
  return v.pipe(
    v.string(),
    v.check((text) => !unclearGroup.test(text), message),
    v.transform((text) => text.replace(/[\s,]|GH(S|₵|C)/gi, '')),
    v.regex(/^\d*(\.\d*)?$/, fieldMessage('number')),
    v.regex(/^(\d+(\.\d{1,2})?)?$/, message),
    v.transform((text) => Math.round(Number(text) * 100)),
    v.maxValue(maximumCedis * 100, message),
  );
};

/** Parses whole cedis, entered as text, to pesewas; 0 when empty. */
export const optionalWholeCedis = (maximumCedis: number) =>
  v.pipe(optionalCedis(maximumCedis), v.multipleOf(100, fieldMessage('wholeAmount', { max: maximumCedis })));

const dayMs = 86_400_000;

/** Some browsers parse 31 February as 3 March. */
const isInCalendar = (day: string): boolean => dayShape.test(day);

/** A day from today to one year ahead, `YYYY-MM-DD`. `today` is called at each validation. */
export const dayFromToday = (today: () => Date) =>
  v.pipe(
    v.string(fieldMessage('required')),
    v.nonEmpty(fieldMessage('required')),
    v.isoDate(fieldMessage('date')),
    v.check(isInCalendar, fieldMessage('date')),
    v.check(
      (day) => Date.parse(day) >= Math.floor(today().getTime() / dayMs) * dayMs,
      fieldMessage('datePast'),
    ),
    v.check((day) => Date.parse(day) <= today().getTime() + 366 * dayMs, fieldMessage('dateFar')),
  );
