import type { LanguageCode } from '@/shared/i18n';
import { choosePhrase, type ChosenPhrase, type PhraseKey } from './phrase-bank';
import type { Progress } from '@/entities/lesson';

/** Facts for a progress card. */
export interface CardFacts {
  readonly progress: Progress;
  /** As the family wrote it; empty when unknown. */
  readonly learnerName: string;
  readonly guardianName: string;
  readonly tutorName: string;
  /** Subject in English, and its phrase if the phrase bank has one. */
  readonly subject: string;
  readonly subjectPhrase: PhraseKey | null;
  /** Formatted date of the card. */
  readonly date: string;
}

/** A message with the phrases that it uses. */
export interface Card {
  readonly text: string;
  /** Each phrase of the message once. */
  readonly phrases: readonly ChosenPhrase[];
}

/** Maximum number of topics, for small screens. */
const maximumTopics = 5;

type Values = Readonly<Record<string, string | number>>;

const fillIn = (words: string, values: Values): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

const subjectPhrases: Readonly<Record<string, PhraseKey>> = {
  mathematics: 'mathematics',
  english: 'english',
  science: 'science',
};

/** Phrase of exactly this subject: Core Mathematics keeps its own name. Null when the bank has none. */
export const phraseOfSubject = (subject: string): PhraseKey | null => subjectPhrases[subject] ?? null;

/** Progress card of a learner in the family's language, with English for missing phrases. */
export function composeCard(language: LanguageCode, facts: CardFacts): Card {
  const { progress, learnerName, guardianName, tutorName, subject, subjectPhrase, date } = facts;
  const used = new Map<PhraseKey, ChosenPhrase>();
  const say = (key: PhraseKey, values: Values = {}): string => {
    const chosen = choosePhrase(key, language);
    used.set(key, chosen);
    return fillIn(chosen.words, values);
  };
  const topics = progress.topics
    .slice(0, maximumTopics)
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

/**
 * Progress in the first person, to be read aloud by the child: latest topic, mastery and next steps. English
 * only.
 */
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
