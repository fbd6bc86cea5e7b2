import type { PackId } from '@/entities/practice/pack';

/** What is known of the objective paper of a subject, and what this site chose where nothing is published. */
export interface PaperFacts {
  readonly questions: number;
  readonly minutes: number;
  /** Whether the figure is the one of the examination. */
  readonly published: { readonly questions: boolean; readonly minutes: boolean };
  /** Where the figures were read on 22 November 2026. */
  readonly sources: readonly string[];
  /** Topics that the paper of today does not ask. */
  readonly withoutTopics?: readonly string[];
}

const minutesOfBece = 'https://tertiaryghana.com/how-bece-questions-are-set/';
const structureOfBece =
  'https://ghanaeducationnews.org/waec-confirms-2024-bece-question-structure-and-format/';
const both = { questions: true, minutes: true };
const chosen = { questions: 50, minutes: 60, published: { questions: false, minutes: false }, sources: [] };

/** Paper 1 of each subject. Essays and practical work are not imitated. */
export const paperFacts: Readonly<Record<PackId, PaperFacts>> = {
  'bece-math': {
    questions: 40,
    minutes: 60,
    published: both,
    sources: [structureOfBece, minutesOfBece],
    withoutTopics: ['sets'],
  },
  'bece-eng': {
    questions: 40,
    minutes: 35,
    published: both,
    sources: ['https://ghanaeducationnews.org/new-bece-english-language-paper-structure', minutesOfBece],
  },
  'bece-sci': {
    questions: 40,
    minutes: 45,
    published: { questions: false, minutes: true },
    sources: [minutesOfBece],
  },
  'bece-soc': {
    questions: 40,
    minutes: 45,
    published: { questions: false, minutes: true },
    sources: [minutesOfBece],
  },
  'wassce-math': {
    questions: 50,
    minutes: 90,
    published: both,
    sources: ['http://www.larnedu.com/wassce-waec-syllabus/core-general-mathematics-wassce-waec-syllabus/'],
  },
  'wassce-sci': {
    questions: 50,
    minutes: 50,
    published: both,
    sources: ['https://aseiclass.com/catalog/integrated_sci_waec.php'],
  },
  'wassce-eng': chosen,
  'wassce-soc': chosen,
};
