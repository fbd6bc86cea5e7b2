import type { Actor } from './access-policy';
import type { DocumentData } from './backend-port';

/** What an administrator is answerable for. `office` opens the records of the desk. */
export const duties = ['office', 'counselling', 'safeguarding'] as const;

export type Duty = (typeof duties)[number];

/** Duties of a role that was given before duties were asked, and so names none. */
export const unnamedDuties: readonly Duty[] = ['office'];

/**
 * Duties named in a role document. Empty for anybody who is not an administrator. A document without the
 * field means `office`; a list means what it says, also when it is empty.
 */
export function dutiesOf(role: DocumentData | null | undefined): readonly Duty[] {
  if (role?.role !== 'admin') return [];
  if (role.duties === undefined) return unnamedDuties;
  const named: readonly unknown[] = Array.isArray(role.duties) ? role.duties : [];
  return duties.filter((duty) => named.includes(duty));
}

/** Whether the actor is an administrator with this duty. */
export const hasDuty = ({ actor }: { readonly actor: Actor }, duty: Duty): boolean =>
  actor.role === 'admin' && (actor.duties ?? unnamedDuties).includes(duty);

/** Whether the actor is an administrator, with any duty or none: these give roles and duties. */
export const isAdministrator = ({ actor }: { readonly actor: Actor }): boolean => actor.role === 'admin';

/** Whether the actor is an administrator who works on the records of the desk. */
export const isAdmin = (context: { readonly actor: Actor }): boolean => hasDuty(context, 'office');
