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
  /** Whether this person has followed the link of a message to this address. Never true where no mail can be sent. */
  readonly isEmailVerified: boolean;
}

/** How long a sign-in lasts: until sign-out, or until the browser is closed, as on a phone that others use too. */
export type SignInLength = 'until-sign-out' | 'until-closed';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface AuthPort {
  /** Whether messages go out: to reset a password, to verify an address. */
  readonly sendsMail: boolean;
  /** Calls back once the user is known, then on every change, also from other tabs. Returns the unsubscriber. */
  observeUser(listener: (user: AuthUser | null) => void): () => void;
  /** @throws BackendFailure `wrong-credentials`, whether the address is unknown or the password wrong. */
  signIn(credentials: Credentials, length?: SignInLength): Promise<AuthUser>;
  /** @throws BackendFailure `account-exists`, or `weak-password` below `minimumPasswordLength`. */
  signUp(account: Credentials & { readonly displayName: string }, length?: SignInLength): Promise<AuthUser>;
  /** Ends the sign-in in every tab of this device. */
  signOut(): Promise<void>;
  /** Sends a reset message. @throws BackendFailure `unavailable` where no mail can be sent. */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Sends whoever is signed in a link that proves the address is theirs.
   * @throws BackendFailure `unavailable` where no mail can be sent, `unauthenticated` when nobody is signed in.
   */
  requestEmailVerification(): Promise<void>;
  /** Asks the backend anew who is signed in; listeners hear of an address that was verified in between. */
  refreshUser(): Promise<void>;
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

/** What a field must be: this value, one of these (30 at most), or a time that is this one or later (ISO-8601). */
export type Condition =
  | { readonly field: string; readonly equals: string | number | boolean }
  | { readonly field: string; readonly oneOf: readonly string[] }
  | { readonly field: string; readonly notBefore: string };

export interface DocumentQuery {
  /** A collection path: `tuitionRequests` or `tuitionRequests/LL-T…/notes`. */
  readonly collection: string;
  readonly where?: readonly Condition[];
  readonly orderBy?: { readonly field: string; readonly direction: 'ascending' | 'descending' };
  readonly limit?: number;
}

/**
 * What may have changed: the documents with these paths; any document, because all began anew (`everything`); or nobody
 * knows, because time has passed and this backend does not tell of changes from elsewhere (`unknown`).
 */
export type DocumentsChange = readonly string[] | 'everything' | 'unknown';

export interface Watching {
  /**
   * Where a backend does not tell of changes from elsewhere, it says `unknown` when the person or the network comes back;
   * with this also after so many milliseconds, while the page is seen.
   */
  readonly everyMs?: number;
}

export interface DocumentsPort {
  /** Null when there is no such document. @throws BackendFailure `forbidden`. */
  get(path: string): Promise<DocumentData | null>;
  /**
   * In the order that the query asks for, those that are alike by id; without `orderBy` by id.
   * @throws BackendFailure `forbidden` when the query asks for more than the person may list.
   */
  list(query: DocumentQuery): Promise<readonly StoredDocument[]>;
  /**
   * All writes or none. A create of what exists fails with `already-exists`, an update of what does not with
   * `not-found`; nothing is written when the access policy refuses one of them (`forbidden`).
   */
  commit(writes: readonly Write[]): Promise<void>;
  /**
   * Calls back whenever a document, or a document of a collection, may have changed, in this tab or elsewhere. It does
   * not call at once. Returns the unsubscriber.
   */
  observe(
    pathOrCollection: string,
    onChange: (change: DocumentsChange) => void,
    watching?: Watching,
  ): () => void;
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
  /** Deletes a file, whatever of it is there. Harmless when it is gone. @throws BackendFailure `forbidden`. */
  remove(id: string): Promise<void>;
}
