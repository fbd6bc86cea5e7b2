import { firstIndex } from './first-index';
import { anyOf, mostPlaces, wordRule, type Rule } from './rule';
import { isDenied, sentenceAt } from './sentences';

const freeMail =
  /[\w.+-]{1,64}@(?:gmail|yahoo|ymail|hotmail|outlook|live|icloud|aol|mail|proton|protonmail|gmx|rocketmail)\.[a-z]{2,4}(?:\.[a-z]{2})?\b/giu;

/** Parts of an address that claim to be a public body. */
const bodyInAddress =
  /(?:^|[._\d-])(?:ges|ntc|nss|moe|nacca|gtec)(?:[._\d-]|gh|hr|recruit|registr|portal|$)|ghanaeducation|teachingcouncil|ministry|gesrecruit|ntcregist/iu;

/** Public bodies; a charity that works with one names it in a sentence without its own address. */
const publicBody =
  /\b(?:GES|NTC|NSS|Ghana Education Service|National Teaching Council|National Service|Ministry)\b/u;

const wrongContact: Rule = {
  id: 'wrong-contact',
  find: ({ plain, sentences }) =>
    [...plain.matchAll(freeMail)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length, address: match[0] }))
      .filter(({ start, end, address }) => {
        const sentence = sentenceAt(sentences, start);
        const before = plain.slice(Math.max(sentence.start, start - 120), start);
        const claims = bodyInAddress.test(address.split('@')[0] ?? '') || publicBody.test(before);
        return claims && !isDenied(plain, sentence, { start, end });
      })
      .slice(0, mostPlaces),
};

const address = /\b(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,14}\b(?!@)/giu;

/** Endings that only public bodies and schools of Ghana can have. */
const official = /\.(?:gov|edu|mil)\.gh$/iu;

const lookAlike =
  /(?:^|[.-])(?:ges|ntc|gov|nss|moe)(?:[.-]|gh|ghana|recruit|portal|online|jobs?|apply|\d)|(?:ges|ntc|teachers?|ghana|gov)[a-z-]*recruit|recruit[a-z]*-?20\d\d|ghanaeducationservice|gespromotions/iu;

/** Web addresses that look like those of a public body, and are none. Email addresses are another sign. */
const fakePortal: Rule = {
  id: 'fake-portal',
  find: ({ plain, sentences }) =>
    [...plain.matchAll(address)]
      .filter(
        (match) => plain[match.index - 1] !== '@' && !official.test(match[0]) && lookAlike.test(match[0]),
      )
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter((place) => !isDenied(plain, sentenceAt(sentences, place.start), place))
      .slice(0, mostPlaces),
};

/** A reference number proves nothing: fakes copy it, and genuine letters have one. */
const letterhead = wordRule(
  'copied-letterhead',
  anyOf(
    String.raw`\b(?:GES|MOE|NTC)\/[A-Z]{1,6}(?:\/[\w.-]{1,12}){0,5}`,
    String.raw`\b(?:our |my )?ref(?:erence)?\.?\s*(?:no|number)?\.?\s*:?\s*(?:GES|MOE|NTC)\b[\w/.-]{0,40}`,
  ),
);

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

const vacancy =
  /\b(?:vacanc(?:y|ies)|is recruiting|hiring|(?:teachers?|tutors?|staff|attendants?)\s+(?:is |are )?(?:urgently )?(?:needed|wanted|required)|urgently needed|(?:we|school|academy) needs?|looking for an?)\b/iu;

const closing = new RegExp(
  String.raw`\b(?:clos(?:es|ing|ed)|deadline|latest|later than|on or before|until|by|ends?|before|interview)\b[^.\n]{0,40}(?:\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:${months})|today|tonight)`,
  'iu',
);

const noClosingDate: Rule = {
  id: 'no-closing-date',
  find: ({ plain }) => {
    const match = vacancy.exec(plain);
    if (!match || plain.length < 60 || closing.test(plain)) return [];
    return [{ start: match.index, end: match.index + match[0].length }];
  },
};

const mixedScripts = /(?=[\p{L}]{0,40}\p{Script=Latin})(?=[\p{L}]{0,40}\p{Script=Cyrillic})\p{L}{2,40}/gu;

/** Words with invisible letters, or with letters of another script, which filters and readers miss. */
const disguised: Rule = {
  id: 'hidden-letters',
  find: ({ flyer, plain }) => {
    const plainAt = (at: number) => placeOf(flyer.origin, at);
    const hidden = flyer.hidden.filter(({ isDisguise }) => isDisguise).slice(0, mostPlaces);
    const mixed = [...flyer.text.matchAll(mixedScripts)].slice(0, mostPlaces);
    return [
      ...hidden.map(({ at }) => wordAt(plain, plainAt(at))),
      ...mixed.map((match) => ({ start: plainAt(match.index), end: plainAt(match.index + match[0].length) })),
    ];
  },
};

/** Invisible marks around words; chat programs put some around names and numbers. */
const marks: Rule = {
  id: 'hidden-marks',
  find: ({ flyer, plain }) =>
    (flyer.hidden.some(({ isDisguise }) => isDisguise) ? [] : flyer.hidden)
      .slice(0, mostPlaces)
      .map(({ at }) => wordAt(plain, placeOf(flyer.origin, at))),
};

/** The first position in the plain text that was pasted at or after `at`. */
const placeOf = (origin: readonly number[], at: number): number =>
  Math.min(
    firstIndex(origin, (pasted) => pasted >= at),
    origin.length - 1,
  );

const longestWord = 40;

/** The word around a position, or the next one. */
function wordAt(plain: string, place: number): { start: number; end: number } {
  const before = /\S*$/u.exec(plain.slice(Math.max(0, place - longestWord), place))?.[0].length ?? 0;
  const [after = ''] = /^\s*\S*/u.exec(plain.slice(place, place + longestWord)) ?? [];
  const end = place + (before > 0 ? (/^\S*/u.exec(after)?.[0].length ?? 0) : after.length);
  return { start: place - before, end: Math.max(end, place - before + 1) };
}

/** Signs in addresses, dates and characters. */
export const formRules: readonly Rule[] = [
  wrongContact,
  fakePortal,
  letterhead,
  noClosingDate,
  disguised,
  marks,
];
