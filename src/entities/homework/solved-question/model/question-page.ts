import type { SolvedQuestion } from './solved-question';

/** Length of a title, in characters. */
const titleLength = 70;

/** The beginning of a question, as the title of its page. */
export function titleOfSolved({ question }: Pick<SolvedQuestion, 'question'>): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2))}…`;
}

interface Site {
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly name: string;
}

/** A solved question as a schema.org `QAPage`: the whole answer, whatever a learner has opened. */
export function questionPage(solved: SolvedQuestion, path: string, { origin, name }: Site) {
  const { question, answer, createdAt } = solved;
  const author = { '@type': 'Organization', name, url: `${origin}/` };
  const text = [
    answer.about,
    ...answer.hints,
    ...answer.steps.map((step, index) => `${String(index + 1)}. ${step}`),
    answer.result,
  ].join('\n');
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: titleOfSolved(solved),
      text: question,
      answerCount: 1,
      datePublished: createdAt,
      author,
      acceptedAnswer: {
        '@type': 'Answer',
        text,
        url: origin + path,
        datePublished: createdAt,
        upvoteCount: 0,
        author,
      },
    },
  } as const;
}
