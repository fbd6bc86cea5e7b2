import * as v from 'valibot';
import { requiredText } from './fields';

/** Mark between the texts of a list that are joined; no stored text has it. */
export const listMark = '<!>';

/** Maximum length of all texts of a list, joined. */
export const joinedLength = (maximum: number, length: number): number => maximum * (length + listMark.length);

/**
 * Schema of a stored list of texts, none of them empty. Their length together is limited: database rules have
 * no loops, and look at all of them joined.
 * @param maximum number of texts
 * @param length of one text on average, in characters
 */
export const textList = (maximum: number, length: number) =>
  v.pipe(
    v.array(requiredText(maximum * length)),
    v.minLength(1),
    v.maxLength(maximum),
    v.check((texts) => texts.join(listMark).length <= joinedLength(maximum, length)),
  );
