import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { optionalName, optionalText, readStored, requiredText, limits } from '@/shared/fields';
import { wordingLifecycle } from './wording-lifecycle';

/** Maximum length of a suggested text in characters. */
export const wordingLength = 2_000;

/** Maximum number of texts that are sent together, under one code. */
export const mostWordings = 12;

/** Languages whose words can be suggested. */
export const wordingLanguages = ['ak', 'ee', 'gaa', 'dag', 'ha'] as const;

export type WordingLanguage = (typeof wordingLanguages)[number];

/** How whoever suggests a text knows the language; empty when they do not say. */
export const speakerKinds = ['first', 'second', 'teaches'] as const;

/** Namespace and key, as in `home:heading`; of a text for several counts without `_one` and `_other`. */
const keyShape = /^[a-z][a-z-]{1,39}:[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;

/** Code of what was sent together, and the place in it: `LL-V…-1`. */
export const wordingIdShape = /^LL-V[0-9A-HJKMNP-TV-Z]{13}-([1-9]|1[0-2])$/;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Stored suggestion. It has no contact. The database rules are generated from this schema. */
export const wordingSchema = v.strictObject({
  state: v.picklist(wordingLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  language: v.picklist(wordingLanguages),
  key: v.pipe(v.string(), v.regex(keyShape)),
  /** `englishHash` of the English that it translates; of several forms joined by a line break, one first. */
  english: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** The suggestion; for several when `one` is not empty. */
  text: requiredText(wordingLength),
  /** The form for one; empty when the text has no forms. */
  one: optionalText(wordingLength),
  /** Who suggests it; empty when they do not say. */
  name: optionalName,
  speaks: v.picklist(['', ...speakerKinds]),
  /** What the office accepted, and its form for one; empty otherwise. */
  accepted: optionalText(wordingLength),
  acceptedOne: optionalText(wordingLength),
  /** The named speaker who has checked what was accepted; empty: it stays a draft. */
  speaker: optionalName,
  /** What the office says to whoever sent it. */
  answer: optionalText(limits.shortText),
});

/** What the office fills when it decides. */
export const decisionFields = ['accepted', 'acceptedOne', 'speaker', 'answer'] as const;

export interface Wording extends Readonly<v.InferOutput<typeof wordingSchema>> {
  readonly id: string;
}

/** Event by which the office, or whoever has the code, takes the names off. */
export const wordingUnnamed = 'wording.unnamed';

/** A suggestion without names: of whoever sent it, and of whoever has checked what was accepted. */
export const unnamed = { name: '', speaker: '' } as const;

/** Fields that an event changes without a transition. */
export const notedOfWording = { [wordingUnnamed]: Object.keys(unnamed) };

/** Whether a suggestion has a name that can be taken off. */
export const hasNames = ({ name, speaker }: Pick<Wording, 'name' | 'speaker'>): boolean =>
  name !== '' || speaker !== '';

export type WordingDecision = Pick<Wording, (typeof decisionFields)[number]>;

export const wordingCollection = 'wordings';
export const wordingPath = (id: string): string => `${wordingCollection}/${id}`;

/** Path of one of the texts that were sent under a code, from 1. */
export const wordingOfCode = (code: string, place: number): string => wordingPath(`${code}-${String(place)}`);

export function parseWording(id: string, data: DocumentData): Wording {
  const read = readStored(wordingSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `wording ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** What a speaker sends of one text. */
export type SuggestedWording = Pick<Wording, 'key' | 'english' | 'text' | 'one'>;

/** What a speaker sends with all of them. */
export type Speaker = Pick<Wording, 'language' | 'name' | 'speaks'>;

/** Creates the suggestions that are sent together, `mostWordings` at most. */
export const suggestWordings = (
  code: string,
  speaker: Speaker,
  suggested: readonly SuggestedWording[],
): readonly Write[] =>
  suggested.map((wording, index) => ({
    type: 'create',
    path: wordingOfCode(code, index + 1),
    data: {
      state: wordingLifecycle.initial,
      createdAt: serverTime,
      movedAt: serverTime,
      updatedAt: serverTime,
      lastChange: '',
      isSample: false,
      ...speaker,
      ...wording,
      accepted: '',
      acceptedOne: '',
      speaker: '',
      answer: '',
    },
  }));
