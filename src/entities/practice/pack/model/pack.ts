import type { Question } from './question';
import type { RichText } from './rich-text';

/** The packs, in the order in which the site lists them. The id begins the ids of its questions. */
export const packIds = [
  'bece-math',
  'bece-sci',
  'bece-eng',
  'bece-soc',
  'wassce-math',
  'wassce-sci',
  'wassce-eng',
  'wassce-soc',
] as const;

export type PackId = (typeof packIds)[number];

export const exams = ['bece', 'wassce'] as const;

export type Exam = (typeof exams)[number];

/** What chief examiners named, in our own words. */
export interface Weakness {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Of the report. */
  readonly year: string;
  readonly paper: string;
  readonly source: string;
}

export interface Misconception {
  readonly id: string;
  /** What a student does: `Adds the denominators`. */
  readonly name: string;
  /** One screen. */
  readonly lesson: RichText;
}

/** Counts up when a file of an earlier release cannot be read any more. */
export const packFormat = 1;

/** A pack as its file holds it. Static, with a hash in the file's name. */
export interface Pack {
  readonly format: typeof packFormat;
  readonly id: PackId;
  readonly weaknesses: readonly Weakness[];
  readonly misconceptions: readonly Misconception[];
  /** Texts that several questions are about, by `topic/name`. */
  readonly passages: Readonly<Record<string, RichText>>;
  readonly questions: readonly Question[];
}

/** Of WASSCE: 2026 is the last year of the old syllabus. */
export type ExamYear = 2026 | 2027;

export interface CatalogTopic {
  readonly id: string;
  readonly title: string;
  readonly strand: string;
  /** Number of written questions. */
  readonly questions: number;
  /** Number of templates. */
  readonly templates: number;
  /** Absent: for every year. */
  readonly years?: readonly ExamYear[];
}

/** What the page says of a pack before it is downloaded. */
export interface CatalogPack {
  readonly id: PackId;
  readonly exam: Exam;
  readonly questions: number;
  /** Calculations of which there are variants without end. */
  readonly templates: number;
  readonly topics: readonly CatalogTopic[];
  /** With the number of written questions that train it. */
  readonly weaknesses: readonly (Pick<Weakness, 'id' | 'name' | 'words' | 'year' | 'paper'> & {
    readonly questions: number;
  })[];
  /** Address of its file, with a hash. */
  readonly file: string;
  /** What a phone downloads, in bytes (Brotli). */
  readonly bytes: number;
}
