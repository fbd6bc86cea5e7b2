import type { DocumentData } from '@/shared/backend';

/** A stored document about a person, as it is read by that person. */
export interface OwnDocument {
  readonly path: string;
  readonly data: DocumentData;
}

/** Everything that a person may read of their own records. */
export interface OwnData {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly documents: readonly OwnDocument[];
}

/** As JSON, for other programs. */
export const toJson = (own: OwnData): string => `${JSON.stringify(own, null, 2)}\n`;
