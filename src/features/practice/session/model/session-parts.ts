import type { PackId, Scope } from '@/entities/practice/pack';

/** What a session asks: a part of a pack, or the named questions of a plan. */
export interface SessionSet {
  readonly pack: PackId;
  readonly scope: Scope;
  /** Questions of a plan, in their order; otherwise they are chosen from the scope. */
  readonly questions?: readonly { readonly question: string; readonly seed?: number }[];
  readonly kind: 'practice' | 'plan' | 'assignment';
}

/** Tells an open sitting of this set from one of another. */
export const setKey = ({ pack, scope, kind }: SessionSet): string => JSON.stringify([kind, pack, scope]);
