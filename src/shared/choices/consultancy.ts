/** What a school may need of a consultation. */
export const consultancyNeeds = ['results', 'timetable', 'training', 'admissions', 'systems'] as const;

export type ConsultancyNeed = (typeof consultancyNeeds)[number];

/** The questions of each need, and their answers. */
export const needQuestions = {
  results: {
    exam: ['bece', 'wassce', 'both', 'own'],
    trend: ['falling', 'level', 'rising', 'unknown'],
  },
  timetable: {
    trouble: ['clashes', 'free-periods', 'few-teachers', 'few-rooms'],
    classes: ['up-to-6', 'up-to-12', 'up-to-24', 'over-24'],
  },
  training: {
    topic: ['methods', 'subject', 'assessment', 'conduct', 'computers'],
    when: ['in-term', 'after-school', 'saturdays', 'holidays'],
  },
  admissions: {
    change: ['falling', 'steady', 'too-many'],
    known: ['word-of-mouth', 'radio', 'internet', 'nothing'],
  },
  systems: {
    area: ['records', 'fees', 'reports', 'attendance', 'other'],
    now: ['paper', 'spreadsheet', 'program'],
  },
} as const satisfies Readonly<
  Record<ConsultancyNeed, Readonly<Record<string, readonly [string, ...string[]]>>>
>;

/** Places of the steps of a proposal. Database rules have no loops, so each step has a place of its own. */
export const stepSlots = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'] as const;

export type StepSlot = (typeof stepSlots)[number];
