import type { Pack } from './pack';
import { isInScope, type Scope } from './practice-set';
import type { Question, Slip } from './question';

/** Names a question at one version; with a seed a variant of a template. */
export interface QuestionName {
  readonly question: string;
  readonly version: number;
  readonly seed?: number;
}

/** A question or template that can be asked, without making a variant. */
export type Candidate = Pick<Question, 'id' | 'version' | 'topic' | 'difficulty'> & {
  readonly weakness?: string;
  readonly isTemplate: boolean;
  /** Misconceptions that its wrong answers show. */
  readonly misconceptions: ReadonlySet<string>;
};

/** The templates of one pack. */
export interface PackTemplates {
  readonly candidates: readonly Candidate[];
  /** Null for a template that this release does not have. */
  readonly make: (template: string, seed: number) => Question | null;
}

/** For packs without calculations. */
export const noTemplates: PackTemplates = { candidates: [], make: () => null };

function misconceptionsOf(question: Question): ReadonlySet<string> {
  if ('options' in question)
    return new Set(question.options.flatMap(({ slip }) => (slip ? [slip.misconception] : [])));
  if ('slip' in question) return new Set([question.slip.misconception]);
  const wrong: readonly Slip[] = question.wrong;
  return new Set(wrong.map(({ misconception }) => misconception));
}

/** The questions of a pack, written ones and variants. */
export function createQuestionSource(pack: Pack, templates: PackTemplates) {
  const byId = new Map(pack.questions.map((question) => [question.id, question]));
  const written = pack.questions.map((question): Candidate => {
    const { id, version, topic, difficulty, weakness } = question;
    return {
      ...{ id, version, topic, difficulty },
      ...(weakness !== undefined && { weakness }),
      isTemplate: false,
      misconceptions: misconceptionsOf(question),
    };
  });
  const candidates = [...written, ...templates.candidates];
  const misconceptions = new Map(pack.misconceptions.map((one) => [one.id, one]));
  const weaknesses = new Map(pack.weaknesses.map((one) => [one.id, one]));
  return {
    pack,
    candidates: (scope: Scope): readonly Candidate[] => candidates.filter((one) => isInScope(one, scope)),
    /** Null when the pack does not have it any more. An improved question is given in its new version. */
    find: ({ question, seed }: Pick<QuestionName, 'question' | 'seed'>): Question | null =>
      seed === undefined ? (byId.get(question) ?? null) : templates.make(question, seed),
    misconception: (id: string) => misconceptions.get(id) ?? null,
    weakness: (id: string) => weaknesses.get(id) ?? null,
  };
}

export type QuestionSource = ReturnType<typeof createQuestionSource>;
