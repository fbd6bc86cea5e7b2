/** A forged batch that is accepted, and why. */
export interface Allowance {
  /** Letters of the callers; all by default. */
  readonly by?: string;
  readonly step?: RegExp;
  readonly how: RegExp;
  readonly why: string;
  /** Accepted by the database rules only. */
  readonly isOfRules?: true;
}
