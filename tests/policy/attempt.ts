import type { DocumentData, Write } from '@/shared/backend';
import { fillServerTime } from '@/shared/embedded/field-changes';

/** Stored documents by path. */
export type Documents = Readonly<Record<string, DocumentData>>;

/** Who calls, as the sign-in knows them. Their role is that of the stored document `roles/{userId}`. */
export interface Caller {
  readonly userId: string | null;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
}

/** A call that somebody tries. */
export type Call =
  { readonly get: string } | { readonly list: string } | { readonly commit: readonly Write[] };

/** Whether a call is allowed, on these stored documents: asked of the site's policy or of the database rules. */
export type Attempt = (who: Caller, stored: Documents, call: Call) => Promise<boolean>;

const earlier = '2026-03-09T16:12:00.000Z';

/** The documents that a batch of creates leaves behind. */
export function documentsOf(writes: readonly Write[]): Documents {
  const created = writes.flatMap((write) =>
    write.type === 'create' ? [[write.path, fillServerTime(write.data, earlier)] as const] : [],
  );
  return Object.fromEntries(created);
}
