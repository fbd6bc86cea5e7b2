import type { GivenRole, Person, RoleToGive } from '@/entities/person';

/** Somebody with an account or a role, as the list shows them. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Null for a role whose owner has not signed in here yet. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly role: RoleToGive;
  /** The line of the change log that tells of the role; empty where there is none. */
  readonly lastChange: string;
  /** Whether they never had a role. */
  readonly isWithoutRecord: boolean;
}

/** People with their roles, by name; a role whose owner has no document is among them, so that none is overlooked. */
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
        lastChange: role?.lastChange ?? '',
        isWithoutRecord: role === undefined,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Those whose name or address has all that was typed. */
export function searchPeople(rows: readonly PersonRow[], search: string): readonly PersonRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, email }) => {
    const text = `${name} ${email ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
