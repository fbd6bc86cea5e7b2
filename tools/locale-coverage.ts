import { readFileSync } from 'node:fs';
import { duplicateKeys } from './duplicate-keys';
import { attested } from './glossary';
import { staysEnglish } from './english-until-checked';
import {
  flatten,
  hashOf,
  localeFile,
  namespacesOf,
  otherLanguages,
  readProvenance,
  readWords,
  type Provenance,
} from './locale-provenance.mjs';
import { isOfDesk, isSameEverywhere } from './meant-texts.mjs';
import { formProblems, readTerms, termProblems } from './text-problems';

/** A translated text with its English text and where it comes from. */
interface Translated {
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
  readonly english: string | undefined;
  readonly from: Provenance | undefined;
}

const readEnglish = () =>
  new Map(namespacesOf('en').map((name) => [name, new Map(flatten(readWords('en', name)))] as const));

type English = ReturnType<typeof readEnglish>;

function readTranslated(language: string, english: English): readonly Translated[] {
  const provenance = readProvenance(language);
  return namespacesOf(language).flatMap((namespace) =>
    flatten(readWords(language, namespace)).map(([key, text]) => ({
      ...{ namespace, key, text },
      english: english.get(namespace)?.get(key),
      from: provenance[namespace]?.[key],
    })),
  );
}

const isPresent = ({ english, from }: Translated) => english !== undefined && from?.[1] === hashOf(english);

/** A check names the speaker and the day. */
const isChecked = (from: Provenance) =>
  from[0] === 'checked' && from[2].trim() !== '' && /^\d{4}-\d\d-\d\d$/.test(from[3]);

function provenanceProblems(language: string, { namespace, key, text, english, from }: Translated) {
  if (english === undefined) return ['is not an English key'];
  if (from === undefined) return ['has no provenance; run npm run locales'];
  if (from[0] === 'checked') return isChecked(from) ? [] : ['needs a speaker and a day'];
  if (staysEnglish(namespace, key, english)) return ['stays English until a speaker has checked it'];
  if (from[0] === 'attested')
    return attested(english, language)?.text === text ? [] : [`= “${text}” is not in the glossary`];
  return from[2].trim() === '' ? ['needs its source'] : [];
}

/** A sentence for one count without that for several would be half in English. */
function pluralProblems(all: readonly Translated[]): readonly string[] {
  const keys = new Set(all.map(({ namespace, key }) => `${namespace}:${key}`));
  return [...keys].flatMap((key) => {
    const other = key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one');
    return other === key || keys.has(other) ? [] : [`${key} has no ${other}`];
  });
}

function problemsIn(language: string, english: English): readonly string[] {
  const all = readTranslated(language, english);
  const terms = readTerms(language);
  const wrong = all.flatMap((one) => {
    const found = provenanceProblems(language, one);
    // A text that is out of date is not shown; an attested word is as its source has it.
    const isOurs = isPresent(one) && one.from?.[0] !== 'attested';
    const form = isPresent(one) ? formProblems(one.text, one.english ?? '', terms) : [];
    const words = isOurs ? termProblems(one.text, one.english ?? '', terms) : [];
    return [...found, ...form, ...words].map(
      (problem) => `${language}/${one.namespace}: ${one.key} ${problem}`,
    );
  });
  const missing = [...english.keys()]
    .filter((name) => !namespacesOf(language).includes(name))
    .map((name) => `${language}/${name}.json is missing; run npm run locales`);
  const plurals = pluralProblems(all).map((problem) => `${language}/${problem}`);
  return [...missing, ...wrong, ...plurals];
}

/** Of two texts with one key the first is never shown. */
const doubledProblems = (language: string): readonly string[] =>
  namespacesOf(language).flatMap((name) =>
    duplicateKeys(readFileSync(localeFile(language, name), 'utf8')).map(
      (key) => `${language}/${name}: ${key} is there twice`,
    ),
  );

/** Problems of the locale files in all languages; empty when there are none. */
export function localeProblems(): readonly string[] {
  const english = readEnglish();
  const empty = [...english].flatMap(([name, texts]) =>
    [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `en/${name}: ${key} is empty`),
  );
  return [
    ...empty,
    ...['en', ...otherLanguages].flatMap(doubledProblems),
    ...otherLanguages.flatMap((language) => problemsIn(language, english)),
  ];
}

/** How many texts there are, and how many are translated from which source. */
export interface Coverage {
  readonly attested: number;
  readonly drafted: number;
  readonly checked: number;
  /** Translations of an earlier English text; visitors read English instead. */
  readonly outOfDate: number;
  readonly english: number;
  /** Share of the texts that visitors can read in the language. */
  readonly percent: string;
}

function count(all: readonly Translated[], english: number): Coverage {
  const ofKind = (kind: Provenance[0]) =>
    all.filter((one) => isPresent(one) && one.from?.[0] === kind).length;
  const [fromGlossary, drafted, checked] = [ofKind('attested'), ofKind('drafted'), ofKind('checked')];
  const readable = fromGlossary + drafted + checked;
  return {
    attested: fromGlossary,
    ...{ drafted, checked, english },
    outOfDate: all.length - readable,
    percent: `${((100 * readable) / Math.max(english, 1)).toFixed(1)} %`,
  };
}

/** Coverage of a language, by namespace; the office's namespaces only where they have a translation. */
export function coverageByNamespace(language: string): Readonly<Record<string, Coverage>> {
  const english = readEnglish();
  const all = readTranslated(language, english);
  return Object.fromEntries(
    [...english].map(([name, texts]) => [
      name,
      count(
        all.filter(({ namespace }) => namespace === name),
        texts.size,
      ),
    ]),
  );
}

/** What a coverage counts: every text, those that may be drafted now, or of these the labels. */
export type Scope = 'all' | 'ordinary' | 'labels';

/** Most words of a label: a button, a state, a place of the navigation. Longer texts need a sentence. */
const labelWords = 3;

/** Whether a text is a label; a value that the site puts in counts as no word. */
export const isLabel = (text: string): boolean =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length <= labelWords;

/** Coverage of each language. Ordinary texts are those that need not stay English until they are checked. */
export function coverageByLanguage(scope: Scope): Readonly<Record<string, Coverage>> {
  const english = readEnglish();
  const isMeant = (namespace: string, key: string, text: string) =>
    scope === 'all' ||
    ((scope === 'ordinary' || isLabel(text)) &&
      !(isOfDesk(namespace) || isSameEverywhere(namespace, key, text) || staysEnglish(namespace, key, text)));
  const size = [...english].reduce(
    (sum, [name, texts]) => sum + [...texts].filter(([key, text]) => isMeant(name, key, text)).length,
    0,
  );
  return Object.fromEntries(
    otherLanguages.map((language) => [
      language,
      count(
        readTranslated(language, english).filter((one) => isMeant(one.namespace, one.key, one.english ?? '')),
        size,
      ),
    ]),
  );
}
