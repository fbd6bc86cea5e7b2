import { describe, expect, it } from 'vitest';
import { createChangeId, logTransition } from '../../src/entities/change-log';
import type { BackendPort, Write } from '@/shared/backend';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/** A kind of text that the office writes. */
export interface TextKind {
  /** As in the names of its tests. */
  readonly what: string;
  readonly collection: string;
  readonly record: string;
  /** Start of its events: `article`. */
  readonly events: string;
  readonly begin: () => readonly Write[];
  /** What a version needs besides, before it is published. */
  readonly complete?: (lastChange: string) => readonly Write[];
  /** An edit of a version, to this title. */
  readonly edit: (lastChange: string, title: string) => readonly Write[];
  /** What the queries of visitors find. */
  readonly readBy: (backend: BackendPort) => Promise<unknown>;
  /** What they are to find in each state. */
  readonly seen: {
    readonly draft: unknown;
    readonly published: unknown;
    /** Once it is edited to `The first of two`. */
    readonly edited: unknown;
    readonly archived: unknown;
  };
}

/**
 * Contract of a text of the office: visitors read what its state lets them, and of two edits of one version
 * the second is refused.
 * @param current returns the backend of the running test
 */
export function describeTextContract(
  name: string,
  { what, collection, record, events, begin, complete, edit, readBy, seen }: TextKind,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  const transition = (from: string, to: string, event: string) =>
    logTransition({ id: createChangeId(), by: office, record, event: `${events}.${event}`, from, to });

  describe(`${name}: ${what}`, () => {
    it('are read as their state lets visitors, and nothing is written over another text', async () => {
      const { backend, test } = current();
      const { documents, auth } = backend;
      const versionOf = async () => String((await documents.get(record))?.lastChange);
      const asOffice = async (batchOf: (lastChange: string) => readonly Write[]) => {
        await auth.signIn(test.admin);
        await documents.commit(batchOf(await versionOf()));
        await auth.signOut();
      };

      await asOffice(begin);
      expect(await readBy(backend)).toEqual(seen.draft);
      const refused = [documents.get(record), documents.list({ collection })];
      for (const read of await Promise.allSettled(refused)) expect(read.status).toBe('rejected');

      if (complete) await asOffice(complete);
      await asOffice(() => transition('draft', 'published', 'published'));
      expect(await readBy(backend)).toEqual(seen.published);

      const version = await versionOf();
      await asOffice(() => edit(version, 'The first of two'));
      await auth.signIn(test.admin);
      await expect(documents.commit(edit(version, 'The second of two'))).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(documents.commit(begin())).rejects.toMatchObject({
        code: expect.stringMatching(/^(already-exists|forbidden)$/) as unknown,
      });
      await auth.signOut();
      expect(await readBy(backend)).toEqual(seen.edited);

      await asOffice(() => transition('published', 'archived', 'archived'));
      expect(await readBy(backend)).toEqual(seen.archived);
    });
  });
}
