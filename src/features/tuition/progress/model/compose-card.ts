import type { LanguageCode } from '@/shared/i18n';
import { choosePhrase, type ChosenPhrase, type PhraseKey } from './phrase-bank';
import type { Progress } from '@/entities/lesson';

/** What a progress card is made of. */
export interface CardFacts {
  readonly progress: Progress;
  /** As the family wrote it; empty when it is not known. */
  readonly learnerName: string;
  readonly guardianName: string;
  readonly tutorName: string;
  /** The subject in English, and its phrase where the bank has one. */
  readonly subject: string;
  readonly subjectPhrase: PhraseKey | null;
  /** The day of the card as a person writes it. */
  readonly date: string;
}

/** A message that is ready to be sent, and what its phrases stand on. */
export interface Card {
  readonly text: string;
  /** Every phrase of the message, once. */
  readonly phrases: readonly ChosenPhrase[];
}

/** Topics on a card, at most: it is read on a small screen. */
const mostTopics = 5;

type Values = Readonly<Record<string, string | number>>;

const fillIn = (words: string, values: Values): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

const subjectPhrases: Readonly<Record<string, PhraseKey>> = {
  mathematics: 'mathematics',
  'core-mathematics': 'mathematics',
  english: 'english',
  science: 'science',
};

/** The phrase of a school subject; null for one that the bank does not have. */
export const phraseOfSubject = (subject: string): PhraseKey | null => subjectPhrases[subject] ?? null;

/** The card of one learner as a message in the family's language, as far as there are words for it. */
export function composeCard(language: LanguageCode, facts: CardFacts): Card {
  const { progress, learnerName, guardianName, tutorName, subject, subjectPhrase, date } = facts;
  const used = new Map<PhraseKey, ChosenPhrase>();
  const say = (key: PhraseKey, values: Values = {}): string => {
    const chosen = choosePhrase(key, language);
    used.set(key, chosen);
    return fillIn(chosen.words, values);
  };
  const topics = progress.topics
    .slice(0, mostTopics)
    .map(({ topic, mastery }) => (mastery === '' ? `- ${topic}` : `- ${topic}: ${say(`mastery${mastery}`)}`));
  const lines = [
    say('title'),
    `${say('date')}: ${date}`,
    '',
    guardianName === '' ? null : say('greeting', { name: guardianName }),
    learnerName === '' ? say('learnerUnnamed') : say('learner', { name: learnerName }),
    `${say('subject')}: ${subjectPhrase === null ? subject : say(subjectPhrase)}`,
    say('lessons', { count: progress.lessons }),
    say('attendance', progress.attendance),
    ...(topics.length > 0 ? [say('topics'), ...topics] : []),
    progress.next === '' ? null : `${say('next')}: ${progress.next}`,
    '',
    say('thanks'),
    tutorName,
  ];
  return { text: lines.filter((line) => line !== null).join('\n'), phrases: [...used.values()] };
}

/** The same as a child says it, in large print: the newest topic, how it goes, and what comes next. English. */
export function composeAloud({ lessons, topics, next }: Progress): readonly string[] {
  const say = (key: PhraseKey, values: Values = {}) => fillIn(choosePhrase(key, 'en').words, values);
  const [newest] = topics;
  return [
    lessons === 1 ? say('aloudOneLesson') : say('aloudLessons', { count: lessons }),
    ...(newest ? [say('aloudTopic', { topic: newest.topic })] : []),
    ...(newest && newest.mastery !== '' ? [say(`aloudMastery${newest.mastery}`)] : []),
    ...(next === '' ? [] : [say('aloudNext', { next })]),
  ];
}
