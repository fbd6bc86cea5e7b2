import { judge, readDraft, type AnswerDraft, type Question, type Slip } from '@/entities/practice/pack';
import { marksOf, type PracticeSettings } from '@/entities/practice/progress';

/** `empty`: nothing was given, or not enough to judge. */
type Outcome = 'right' | 'wrong' | 'empty';

export interface JudgedPlace {
  readonly outcome: Outcome;
  readonly slip?: Slip;
}

/** A number that cannot be read is wrong on paper. */
export function judgePlace(question: Question, draft: AnswerDraft | undefined): JudgedPlace {
  const answer = draft ? readDraft(draft) : null;
  if (!answer) return { outcome: 'empty' };
  const verdict = judge(question, answer);
  if (verdict.kind === 'right') return { outcome: 'right' };
  return { outcome: 'wrong', ...(verdict.kind === 'wrong' && verdict.slip && { slip: verdict.slip }) };
}

/** Questions of one topic or weakness. */
export interface Share {
  readonly id: string;
  readonly right: number;
  readonly count: number;
}

export interface PaperResult {
  readonly right: number;
  readonly wrong: number;
  readonly empty: number;
  readonly marks: number;
  readonly mostMarks: number;
  /** Weakest first. */
  readonly topics: readonly Share[];
  readonly weaknesses: readonly Share[];
  /** Indexes of the questions that are not right. */
  readonly missed: readonly number[];
}

function sharesBy(
  questions: readonly Question[],
  judged: readonly JudgedPlace[],
  groupOf: (question: Question) => string | undefined,
): readonly Share[] {
  const shares = new Map<string, Share>();
  questions.forEach((question, index) => {
    const id = groupOf(question);
    if (id === undefined) return;
    const { right, count } = shares.get(id) ?? { right: 0, count: 0 };
    shares.set(id, { id, right: right + (judged[index]?.outcome === 'right' ? 1 : 0), count: count + 1 });
  });
  return [...shares.values()].sort(
    (one, other) => one.right / one.count - other.right / other.count || other.count - one.count,
  );
}

/** @param judged in the order of the questions */
export function resultOf(
  questions: readonly Question[],
  judged: readonly JudgedPlace[],
  settings: Pick<PracticeSettings, 'marks' | 'negativeMarks'>,
): PaperResult {
  const countOf = (outcome: Outcome) => judged.filter((one) => one.outcome === outcome).length;
  const [right, wrong, empty] = [countOf('right'), countOf('wrong'), countOf('empty')];
  return {
    ...{ right, wrong, empty },
    marks: marksOf(settings, { right, wrong }),
    mostMarks: questions.length * settings.marks,
    topics: sharesBy(questions, judged, ({ topic }) => topic),
    weaknesses: sharesBy(questions, judged, ({ weakness }) => weakness),
    missed: judged.flatMap(({ outcome }, index) => (outcome === 'right' ? [] : [index])),
  };
}
