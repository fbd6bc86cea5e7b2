import { dequal } from 'dequal/lite';
import { BackendFailure } from './backend-error';
import type { DocumentData, DocumentQuery, GroupQuery, Role } from './backend-port';
import type { Duty } from './duties';

/** Who makes a call. */
export interface Actor {
  readonly userId: string | null;
  readonly role: Role | null;
  /** When left out: `office`, if an administrator. */
  readonly duties?: readonly Duty[];
  /** As stored in their account. */
  readonly email?: string;
  readonly isEmailVerified?: boolean;
}

/** Everything that a rule may read. A rule is pure: no clock, no storage. */
export interface AccessContext {
  readonly actor: Actor;
  /** The last segment of the path. */
  readonly id: string;
  /** Values of the named segments of the pattern, such as `{ref}`. */
  readonly params: Readonly<Record<string, string>>;
  /** The backend's time of this call, ISO 8601. */
  readonly now: string;
  /** The document before and after the call; null when it does not exist. */
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  /** Reads another document, before or after the batch. */
  readonly read: (path: string) => Promise<DocumentData | null>;
  readonly readAfter: (path: string) => Promise<DocumentData | null>;
}

export type AccessRule = (context: AccessContext) => boolean | Promise<boolean>;
/** When the office suspended a tutor, ISO 8601; null when not suspended. */
export type SuspendedSince = (tutorId: string, read: AccessContext['read']) => Promise<string | null>;

/** What a rule of a list may read. */
export interface ListContext extends Pick<AccessContext, 'actor' | 'params' | 'read'> {
  readonly query: DocumentQuery;
}

export type ListRule = (context: ListContext) => boolean | Promise<boolean>;

/** What a rule of a collection group may read. */
export interface GroupContext extends Pick<AccessContext, 'actor' | 'read'> {
  readonly query: GroupQuery;
}

export type GroupRule = (context: GroupContext) => boolean | Promise<boolean>;

/** Rules for the documents of one collection. An operation without a rule is denied. */
export interface CollectionAccess {
  /** For example `tuitionRequests/{ref}`; a named segment matches one segment of a path. */
  readonly pattern: string;
  readonly get?: AccessRule;
  readonly list?: ListRule;
  /** Lists the collections of this pattern together, whatever their documents are below. */
  readonly listGroup?: GroupRule;
  readonly create?: AccessRule;
  readonly update?: AccessRule;
  readonly delete?: AccessRule;
}

export type DocumentOperation = 'get' | 'create' | 'update' | 'delete';

export interface AccessPolicy {
  /** @throws BackendFailure `forbidden`, or `unauthenticated` when a guest reads */
  authorize(
    operation: DocumentOperation,
    path: string,
    context: Omit<AccessContext, 'id' | 'params'>,
  ): Promise<void>;
  /** @throws BackendFailure `unauthenticated` or `forbidden` */
  authorizeList(context: Omit<ListContext, 'params'>): Promise<void>;
  /** @throws BackendFailure `unauthenticated` or `forbidden` */
  authorizeGroup(context: GroupContext): Promise<void>;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (value === '') return null;
    if (part.startsWith('{')) params[part.slice(1, -1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** Combines the rules of all collections into one policy. Pure, default deny. */
export function createAccessPolicy(collections: readonly CollectionAccess[]): AccessPolicy {
  // Signing in can only help with reads; a rejected submission is rejected for everybody.
  const refuse = (actor: Actor, operation: DocumentOperation | 'list', path: string): never => {
    const what = `${operation} ${path}`;
    const isReading = operation === 'get' || operation === 'list';
    throw actor.userId === null && isReading
      ? new BackendFailure('unauthenticated', `${what} needs an account`)
      : new BackendFailure('forbidden', `${what} is not allowed`);
  };

  return {
    async authorize(operation, path, context) {
      for (const access of collections) {
        const params = matchPath(access.pattern, path);
        const rule = params && access[operation];
        if (!rule) continue;
        const id = path.slice(path.lastIndexOf('/') + 1);
        if (await rule({ ...context, id, params })) return;
      }
      refuse(context.actor, operation, path);
    },
    async authorizeList(context) {
      const { collection } = context.query;
      for (const { pattern, list } of collections) {
        const params = list && matchPath(pattern, `${collection}/any`);
        if (params && (await list({ ...context, params }))) return;
      }
      refuse(context.actor, 'list', collection);
    },
    async authorizeGroup(context) {
      const { group } = context.query;
      for (const { pattern, listGroup } of collections) {
        const isOf = listGroup && pattern.replace(/\{[^}]+\}/g, '*') === `${group}/*`;
        if (isOf && (await listGroup(context))) return;
      }
      refuse(context.actor, 'list', group);
    },
  };
}

/** Whether the signature has the actor's id and the name stored in `roles/{id}`. */
export async function isOwnSignature(
  { actor, read }: Pick<AccessContext, 'actor' | 'read'>,
  signature: { readonly userId?: unknown; readonly name?: unknown },
): Promise<boolean> {
  if (actor.userId === null || signature.userId !== actor.userId) return false;
  return signature.name === (await read(`roles/${actor.userId}`))?.name;
}

/** The fields whose values differ between the two versions of the document. */
export function changedFields({ before, after }: Pick<AccessContext, 'before' | 'after'>): readonly string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter((field) => !dequal(before?.[field], after?.[field]));
}

/** Whether only the named fields differ. */
export function changesOnly(
  context: Pick<AccessContext, 'before' | 'after'>,
  allowed: readonly string[],
): boolean {
  return changedFields(context).every((field) => allowed.includes(field));
}
