/** The interface that every backend adapter implements. No other code depends on an adapter. */
export interface BackendPort {
  readonly auth: AuthPort;
  readonly documents: DocumentsPort;
  readonly files: FilesPort;
}

export type Role = 'tutor' | 'admin';

/** A signed-in account. Roles are stored in `roles/{id}`. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** Whether the address was verified by a link. Always false when no mail can be sent. */
  readonly isEmailVerified: boolean;
}

/** Lifetime of a session: until sign-out, or until the browser closes, as on a shared phone. */
export type SignInLength = 'until-sign-out' | 'until-closed';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface AuthPort {
  /** Whether mail can be sent, to reset a password or verify an address. */
  readonly sendsMail: boolean;
  /**
   * Calls back once the user is known, then on every change in any tab. Returns a function that unsubscribes.
   */
  observeUser(listener: (user: AuthUser | null) => void): () => void;
  /** @throws BackendFailure `wrong-credentials` for an unknown address and for a wrong password alike */
  signIn(credentials: Credentials, length?: SignInLength): Promise<AuthUser>;
  /** @throws BackendFailure `account-exists`, or `weak-password` below `minimumPasswordLength` */
  signUp(account: Credentials & { readonly displayName: string }, length?: SignInLength): Promise<AuthUser>;
  /** Signs out in every tab of this device. */
  signOut(): Promise<void>;
  /**
   * Sends a password reset link.
   * @throws BackendFailure `no-mail` when no mail can be sent
   */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Sends the signed-in user a link that verifies their address.
   * @throws BackendFailure `no-mail` when no mail can be sent, `unauthenticated` when nobody is signed in
   */
  requestEmailVerification(): Promise<void>;
  /** Reloads the user. Listeners learn of an address verified meanwhile. */
  refreshUser(): Promise<void>;
}

/** Minimum length of a password, in characters. */
export const minimumPasswordLength = 8;

/**
 * A stored record. Times are ISO 8601 UTC strings, money integer pesewas, phones E.164, bytes `Uint8Array`.
 */
export type DocumentData = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  readonly id: string;
  readonly data: DocumentData;
}

/** Placeholder for the backend's time in a write; read back as an ISO 8601 string. */
export const serverTime = Object.freeze({ kind: 'server-time' as const });

export const isServerTime = (value: unknown): value is typeof serverTime =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'server-time';

/** Placeholder in an update: adds to the stored whole number, a missing one counts as 0. */
export interface Increment {
  readonly kind: 'increment';
  readonly by: number;
}

/**
 * Adds to a stored number within the commit, so that two devices at the same moment both count.
 * @param by a whole number, may be negative
 */
export const increment = (by: number): Increment => Object.freeze({ kind: 'increment' as const, by });

export const isIncrement = (value: unknown): value is Increment =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'increment' &&
  'by' in value &&
  typeof value.by === 'number';

/**
 * One change. Paths alternate collection and id: `tracking/LL-T…`.
 * The keys of `changes` may be field paths: `steps.s03`.
 */
export type Write =
  | { readonly type: 'create'; readonly path: string; readonly data: DocumentData }
  | { readonly type: 'update'; readonly path: string; readonly changes: DocumentData }
  | { readonly type: 'delete'; readonly path: string };

/**
 * Condition on a field, or on one of a map (`by.userId`): equal to a value, to one of at most 30 values, a
 * list that contains a text, not before or not after a time (ISO 8601). A query has at most one `contains`.
 */
export type Condition =
  | { readonly field: string; readonly equals: string | number | boolean }
  | { readonly field: string; readonly oneOf: readonly string[] }
  | { readonly field: string; readonly contains: string }
  | { readonly field: string; readonly notBefore: string }
  | { readonly field: string; readonly notAfter: string };

export interface DocumentQuery {
  /** A collection path: `tuitionRequests` or `tuitionRequests/LL-T…/notes`. */
  readonly collection: string;
  readonly where?: readonly Condition[];
  readonly orderBy?: { readonly field: string; readonly direction: 'ascending' | 'descending' };
  readonly limit?: number;
  /** Continues an ordered list after this place, for a list that is read page by page. */
  readonly after?: ListPlace;
}

/** A document of a collection group. */
export interface GroupDocument {
  readonly path: string;
  readonly data: DocumentData;
}

/** What is listed of a collection group: all collections of one name, each below a document of another. */
export interface GroupQuery {
  /** With a star for any id: `offers/*\/lessons`. */
  readonly group: `${string}/*/${string}`;
  readonly where: readonly Condition[];
}

/** What is counted, up to a limit: the access policy allows no question without one. */
export type CountQuery = Omit<DocumentQuery, 'after' | 'orderBy' | 'limit'> & { readonly limit: number };

/**
 * A place in an ordered list: the value of the field that orders it, a text or a time of the backend, and the
 * id of the document there. Without an id: the place after all documents with that value.
 */
export type ListPlace = { readonly id?: string } & ({ readonly text: string } | { readonly time: string });

/**
 * What may have changed: the documents with these paths; all documents after a reset (`everything`); or
 * `unknown`, when a backend without change notifications asks for a new read.
 */
export type DocumentsChange = readonly string[] | 'everything' | 'unknown';

export interface Watching {
  /**
   * Polling interval in milliseconds, while the page is visible, for a backend without change notifications.
   * Such a backend also reports `unknown` when the person or the network comes back.
   */
  readonly everyMs?: number;
  /** Polling interval in milliseconds while the page is hidden. By default a hidden page does not poll. */
  readonly everyHiddenMs?: number;
}

export interface DocumentsPort {
  /**
   * Returns null when the document does not exist.
   * @throws BackendFailure `forbidden`
   */
  get(path: string): Promise<DocumentData | null>;
  /**
   * Sorted by `orderBy`, then by id; without `orderBy` by id.
   * @throws BackendFailure `forbidden` when the query covers more than the person may list
   */
  list(query: DocumentQuery): Promise<readonly StoredDocument[]>;
  /**
   * Lists a collection group, sorted by path.
   * @throws BackendFailure `forbidden` as `list`
   */
  listGroup(query: GroupQuery): Promise<readonly GroupDocument[]>;
  /**
   * Counts the documents of a query, at most `limit`, without reading them: the price of one read for up to
   * 1,000 documents (https://firebase.google.com/docs/firestore/pricing, Aggregation queries).
   * @throws BackendFailure `forbidden` as `list`
   */
  count(query: CountQuery): Promise<number>;
  /**
   * Commits all writes or none. A create fails with `already-exists`, an update of a missing document with
   * `not-found`, and any write that the access policy denies with `forbidden`.
   */
  commit(writes: readonly Write[]): Promise<void>;
  /**
   * Calls back whenever a document, or one of a collection or group, may have changed, in this tab or
   * elsewhere. Does not call at once. Returns a function that unsubscribes.
   */
  observe(
    pathOrCollection: string,
    onChange: (change: DocumentsChange) => void,
    watching?: Watching,
  ): () => void;
  /**
   * Tells observers, in every tab of this device, that these documents were found changed. `commit` does so
   * for its own writes.
   */
  announce(paths: readonly string[]): void;
}

export interface FileFacts {
  readonly id: string;
  /** Path of the record it belongs to. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
}

export interface FilesPort {
  /**
   * Uploads a file in pieces. A call with the same id resumes at the first missing piece.
   * @throws BackendFailure `invalid` for a wrong type or more than 5 MB
   */
  put(facts: FileFacts, bytes: Uint8Array): Promise<void>;
  /**
   * Returns the whole file, its hash verified; null while it is incomplete.
   * @throws BackendFailure `forbidden`
   */
  get(id: string): Promise<{ readonly facts: FileFacts; readonly bytes: Uint8Array } | null>;
  /**
   * Deletes a file, complete or not. Does nothing when it does not exist.
   * @throws BackendFailure `forbidden`
   */
  remove(id: string): Promise<void>;
}
