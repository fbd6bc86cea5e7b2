import type { HelpfulCounts } from '@/entities/content/helpful-vote';

interface CountedAnswer {
  readonly question: string;
  readonly counts: HelpfulCounts;
}

/** The questions with a vote, those whose answer failed most often first; and how many have none. */
export function answersInOrder(counted: Readonly<Record<string, HelpfulCounts>>): {
  readonly voted: readonly CountedAnswer[];
  readonly without: number;
} {
  const all = Object.entries(counted).map(([question, counts]) => ({ question, counts }));
  const voted = all.filter(({ counts }) => counts.yes + counts.no > 0);
  voted.sort(
    ({ counts: one }, { counts: other }) =>
      other.no - one.no || other.no / (other.yes + other.no) - one.no / (one.yes + one.no),
  );
  return { voted, without: all.length - voted.length };
}
