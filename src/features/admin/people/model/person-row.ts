import type { GivenRole, Person, RoleToGive } from '@/entities/person';
import type { Duty } from '@/shared/backend';

/** A person with an account or a role, as a table row. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Null for a role whose owner has never signed in. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly role: RoleToGive;
  readonly duties: readonly Duty[];
  /** ID of the latest change-log entry for the role; empty when there is none. */
  readonly lastChange: string;
  /** Whether there is no role document yet. */
  readonly isWithoutRecord: boolean;
}

/**
 * People with their roles, sorted by name. Includes roles whose owner has no person document, so that none is
 * hidden.
 */
export function listPeople(people: readonly Person[], roles: readonly GivenRole[]): readonly PersonRow[] {
  const persons = new Map(people.map((person) => [person.id, person]));
  const given = new Map(roles.map((role) => [role.userId, role]));
  return [...new Set([...persons.keys(), ...given.keys()])]
    .map((id): PersonRow => {
      const [person, role] = [persons.get(id), given.get(id)];
      return {
        id,
        name: person?.name ?? role?.name ?? '',
        email: person?.email ?? null,
        isEmailVerified: person?.isEmailVerified ?? false,
        role: role?.role ?? 'none',
        duties: role?.duties ?? [],
        lastChange: role?.lastChange ?? '',
        isWithoutRecord: role === undefined,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** People whose name or email contains all search words. */
export function searchPeople(rows: readonly PersonRow[], search: string): readonly PersonRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, email }) => {
    const text = `${name} ${email ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
