import type { PackId } from './pack';
import type { Question } from './question';

/** Part of a pack that somebody practises. */
export type Scope =
  | { readonly kind: 'pack' }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'weakness'; readonly weakness: string };

export interface PracticeSet {
  readonly pack: PackId;
  readonly scope: Scope;
  /** Reference of the assignment that this set answers. */
  readonly assignment?: string;
}

/** Search parameters of a set on the page of practice. */
function practiceSearch({ pack, scope, assignment }: PracticeSet): URLSearchParams {
  return new URLSearchParams({
    set: pack,
    ...(scope.kind === 'topic' && { topic: scope.topic }),
    ...(scope.kind === 'weakness' && { weakness: scope.weakness }),
    ...(assignment !== undefined && { assignment }),
  });
}

/** Address of a set. */
export const practiceAddress = (set: PracticeSet): string => `/practice?${practiceSearch(set).toString()}`;

/** The set of an address; null where it names no pack. What the pack lacks is left to the screen. */
export function readPracticeSet(
  search: URLSearchParams,
  isPack: (id: string) => id is PackId,
): PracticeSet | null {
  const pack = search.get('set');
  if (pack === null || !isPack(pack)) return null;
  const topic = search.get('topic');
  const weakness = search.get('weakness');
  const assignment = search.get('assignment');
  return {
    pack,
    scope: topic ? { kind: 'topic', topic } : weakness ? { kind: 'weakness', weakness } : { kind: 'pack' },
    ...(assignment !== null && { assignment }),
  };
}

/** Whether a question belongs to the part of the pack. */
export function isInScope({ topic, weakness }: Pick<Question, 'topic' | 'weakness'>, scope: Scope): boolean {
  if (scope.kind === 'topic') return topic === scope.topic;
  return scope.kind === 'pack' || weakness === scope.weakness;
}
