/** Everything the site asks of a backend. Adapters implement it; nothing above knows which one runs. */
export interface BackendPort {
  readonly auth: AuthPort;
  readonly documents: DocumentsPort;
  readonly files: FilesPort;
}

export type Role = 'tutor' | 'admin';

/** Somebody with an account. Roles are not here: they live in `roles/{id}`. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface AuthPort {
  /** Calls back once the user is known, then on every change, also from other tabs. Returns the unsubscriber. */
  observeUser(listener: (user: AuthUser | null) => void): () => void;
  /** @throws BackendFailure `wrong-credentials`, whether the address is unknown or the password wrong. */
  signIn(credentials: Credentials): Promise<AuthUser>;
  /** @throws BackendFailure `account-exists`, or `weak-password` below `minimumPasswordLength`. */
  signUp(account: Credentials & { readonly displayName: string }): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** Sends a reset message. @throws BackendFailure `unavailable` where no mail can be sent. */
  requestPasswordReset(email: string): Promise<void>;
}

/** Characters a password must have at least. */
export const minimumPasswordLength = 8;

/** A stored record. Times are ISO-8601 UTC strings, money integer pesewas, phones E.164, bytes `Uint8Array`. */
export type DocumentData = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  readonly id: string;
  readonly data: DocumentData;
}

/** Stands for the backend's own time in the data of a write; read back as an ISO-8601 string. */
export const serverTime = Object.freeze({ kind: 'server-time' as const });

export const isServerTime = (value: unknown): value is typeof serverTime =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'server-time';

/**
 * One change. Paths alternate collection and id: `tracking/LL-T…`.
 * The keys of `changes` may be field paths: `steps.s03`.
 */
export type Write =
  | { readonly type: 'create'; readonly path: string; readonly data: DocumentData }
  | { readonly type: 'update'; readonly path: string; readonly changes: DocumentData }
  | { readonly type: 'delete'; readonly path: string };

export interface DocumentQuery {
  /** A collection path: `tuitionRequests` or `tuitionRequests/LL-T…/notes`. */
  readonly collection: string;
  readonly where?: readonly { readonly field: string; readonly equals: string | number | boolean }[];
  readonly orderBy?: { readonly field: string; readonly direction: 'ascending' | 'descending' };
  readonly limit?: number;
}

export interface DocumentsPort {
  /** Null when there is no such document. @throws BackendFailure `forbidden`. */
  get(path: string): Promise<DocumentData | null>;
  /** @throws BackendFailure `forbidden` when the query asks for more than the person may list. */
  list(query: DocumentQuery): Promise<readonly StoredDocument[]>;
  /**
   * All writes or none. A create of what exists fails with `already-exists`, an update of what does not with
   * `not-found`; nothing is written when the access policy refuses one of them (`forbidden`).
   */
  commit(writes: readonly Write[]): Promise<void>;
  /**
   * Calls back whenever a document, or a document of a collection, may have changed, in this tab or another, with the
   * paths of these documents; null when any of them may have. It does not call at once. Returns the unsubscriber.
   */
  observe(pathOrCollection: string, onChange: (paths: readonly string[] | null) => void): () => void;
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
   * Keeps a file in pieces; calling again with the same id goes on at the missing piece.
   * @throws BackendFailure `invalid` for a wrong type or more than 5 MB.
   */
  put(facts: FileFacts, bytes: Uint8Array): Promise<void>;
  /** The whole file, its hash checked. Null while it is not complete. @throws BackendFailure `forbidden`. */
  get(id: string): Promise<{ readonly facts: FileFacts; readonly bytes: Uint8Array } | null>;
}
