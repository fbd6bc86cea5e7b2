/** What applying needs of a post. */
export interface AppliedPost {
  readonly code: string;
  /** ISO 8601. */
  readonly closesAt: string;
}
