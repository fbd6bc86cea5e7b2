import type { Actor } from './access-policy';
import type { DocumentData } from './backend-port';

/** What an administrator is answerable for, beyond the work that all of them share. */
export const duties = ['office', 'counselling', 'safeguarding'] as const;

export type Duty = (typeof duties)[number];

/** Duties named in a role document. Empty for anybody who is not an administrator. */
export function dutiesOf(role: DocumentData | null | undefined): readonly Duty[] {
  const named: readonly unknown[] = role?.role === 'admin' && Array.isArray(role.duties) ? role.duties : [];
  return duties.filter((duty) => named.includes(duty));
}

/** Whether the actor is an administrator with this duty. */
export const hasDuty = ({ actor }: { readonly actor: Actor }, duty: Duty): boolean =>
  actor.role === 'admin' && (actor.duties ?? []).includes(duty);
