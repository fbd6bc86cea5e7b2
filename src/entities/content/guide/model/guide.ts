import type { ReaderGroup } from '@/shared/choices';

/** A part of a line. */
export type GuideText =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  /** Leads to a page of the site, to another site, or to a number or an address of mail. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  /** Number of a source, from 1. */
  | { readonly kind: 'source'; readonly number: number };

export type GuideLine = readonly GuideText[];

/** A picture of an album of the gallery, in the text of an article. */
export interface TextPicture {
  readonly album: string;
  readonly id: string;
  /** Below it; empty: the caption that it has in its album. */
  readonly caption: string;
}

export type GuideBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: GuideLine }
  | { readonly kind: 'picture'; readonly picture: TextPicture }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly GuideLine[] }
  /** What has no source: the advice of the office. */
  | { readonly kind: 'advice'; readonly blocks: readonly GuideBlock[] };

export interface GuideSource {
  readonly label: string;
  /** Address on the web; absent where none is known. */
  readonly address?: string;
}

/** What the list of guides shows. */
export interface GuideEntry {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly readers: ReaderGroup;
  /** The time of the year for which it is written, in words. */
  readonly season: string;
  /** Day on which its facts were checked last; `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** Day by which they are to be checked again; `YYYY-MM-DD`. */
  readonly checkAgainBy: string;
  readonly minutes: number;
}

export interface Guide extends GuideEntry {
  readonly author: string;
  readonly sources: readonly GuideSource[];
  readonly blocks: readonly GuideBlock[];
}

/** Whether the day by which the facts of a guide were to be checked has passed. */
export const isOverdue = ({ checkAgainBy }: Pick<GuideEntry, 'checkAgainBy'>, now: Date): boolean =>
  now.toISOString().slice(0, 10) > checkAgainBy;

/** Whether a link leads to another site. */
export const isExternal = (to: string): boolean => /^https?:\/\//.test(to);

/** Whether a link calls a number or begins a mail. */
export const isContact = (to: string): boolean => /^(tel|mailto):/.test(to);
