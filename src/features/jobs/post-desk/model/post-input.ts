import * as v from 'valibot';
import {
  type Job,
  type JobContent,
  jobModes,
  jobTitleLimit,
  jobTypes,
  maximumJobSubjects,
  maximumPay,
  type Pay,
  payPeriods,
} from '@/entities/jobs/job';
import {
  dayFromToday,
  fieldMessage,
  limits,
  oneOf,
  optionalCedis,
  optionalText,
  requiredText,
  someOf,
} from '@/shared/fields';
import { levels, regionCodes, subjects } from '@/shared/ghana';
import { closingProblem } from './post-problem';

export const payKinds = ['unstated', 'exact', 'range'] as const;

/** What the form of a post holds. */
export const emptyPost = {
  schoolId: '',
  title: '',
  subjects: [] as string[],
  levels: [] as string[],
  type: '',
  mode: '',
  region: '',
  town: '',
  payKind: '',
  per: 'month' as string,
  amount: '',
  from: '',
  to: '',
  words: '',
  asked: '',
  toSend: '',
  closesDay: '',
  closesTime: '17:00',
};

export type PostInput = typeof emptyPost;

/** What the form gives: the school comes from its record. */
export type WrittenPost = Omit<JobContent, 'school'>;

const cedis = optionalCedis(maximumPay / 100);

/** A closing time as it is stored. Ghana has the clock of UTC. */
const closingOf = (day: string, time: string): string => `${day}T${time}:00.000Z`;

/** Fields of the closing time. @param now is called at each validation */
const closingEntries = (now: () => Date) => ({
  closesDay: dayFromToday(now),
  closesTime: v.pipe(
    v.string(fieldMessage('required')),
    v.nonEmpty(fieldMessage('required')),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('clock')),
  ),
});

const isAsked = (kind: string, given: number) => kind === 'unstated' || given > 0;

/**
 * Schema of the form of a post.
 * @param isKnown whether such a post is stored already
 */
export const postSchema = (
  now: () => Date,
  isKnown: (post: Pick<WrittenPost, 'schoolId' | 'title' | 'words'> & { closesAt: string }) => boolean,
) =>
  v.pipe(
    v.object({
      schoolId: v.pipe(v.string(), v.nonEmpty(fieldMessage('required'))),
      title: requiredText(jobTitleLimit),
      subjects: v.pipe(
        v.array(v.picklist(subjects, fieldMessage('notThere'))),
        v.maxLength(maximumJobSubjects, fieldMessage('fewer')),
      ),
      levels: someOf(levels),
      type: oneOf(jobTypes),
      mode: oneOf(jobModes),
      region: oneOf(regionCodes),
      town: requiredText(limits.shortText),
      payKind: oneOf(payKinds),
      per: oneOf(payPeriods),
      amount: cedis,
      from: cedis,
      to: cedis,
      words: requiredText(limits.longText),
      asked: optionalText(limits.longText),
      toSend: optionalText(limits.longText),
      ...closingEntries(now),
    }),
    v.forward(
      v.partialCheck(
        [['payKind'], ['amount']],
        ({ payKind, amount }) => payKind === 'range' || isAsked(payKind, amount),
        fieldMessage('required'),
      ),
      ['amount'],
    ),
    v.forward(
      v.partialCheck(
        [['payKind'], ['from']],
        ({ payKind, from }) => payKind === 'exact' || isAsked(payKind, from),
        fieldMessage('required'),
      ),
      ['from'],
    ),
    v.forward(
      v.partialCheck(
        [['payKind'], ['from'], ['to']],
        ({ payKind, from, to }) => payKind !== 'range' || to > from,
        fieldMessage('payOrder'),
      ),
      ['to'],
    ),
    v.forward(
      v.partialCheck(
        [['closesDay'], ['closesTime']],
        ({ closesDay, closesTime }) =>
          // A day that is none has its own message.
          !v.is(dayFromToday(now), closesDay) ||
          closingProblem({ closesAt: closingOf(closesDay, closesTime) }, now()) === null,
        fieldMessage('closing'),
      ),
      ['closesTime'],
    ),
    v.forward(
      v.partialCheck(
        [['schoolId'], ['title'], ['words'], ['closesDay'], ['closesTime']],
        ({ closesDay, closesTime, ...post }) =>
          !isKnown({ ...post, closesAt: closingOf(closesDay, closesTime) }),
        fieldMessage('postThere'),
      ),
      ['title'],
    ),
    v.transform(({ payKind, per, amount, from, to, closesDay, closesTime, ...post }): WrittenPost => ({
      ...post,
      pay: payOf(payKind, { per, amount, from, to }),
      closesAt: closingOf(closesDay, closesTime),
    })),
  );

interface Amounts {
  readonly per: Exclude<Pay, { kind: 'unstated' }>['per'];
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

function payOf(kind: (typeof payKinds)[number], { per, amount, from, to }: Amounts): Pay {
  if (kind === 'unstated') return { kind };
  return kind === 'exact' ? { kind, per, amount } : { kind, per, from, to };
}

const text = (pesewas: number) => String(pesewas / 100);

function inputOfPay(pay: Pay): Partial<PostInput> {
  if (pay.kind === 'unstated') return { payKind: pay.kind };
  const { kind: payKind, per } = pay;
  return pay.kind === 'exact'
    ? { payKind, per, amount: text(pay.amount) }
    : { payKind, per, from: text(pay.from), to: text(pay.to) };
}

/** A stored post as somebody would type it. */
export const inputOf = (job: Job): PostInput => ({
  ...emptyPost,
  schoolId: job.schoolId,
  title: job.title,
  subjects: [...job.subjects],
  levels: [...job.levels],
  type: job.type,
  mode: job.mode,
  region: job.region,
  town: job.town,
  ...inputOfPay(job.pay),
  words: job.words,
  asked: job.asked,
  toSend: job.toSend,
  closesDay: job.closesAt.slice(0, 10),
  closesTime: job.closesAt.slice(11, 16),
});

/** A copy for a new draft. Its closing day is the office's to choose. */
export const copyOf = (job: Job): PostInput => ({ ...inputOf(job), closesDay: '' });

/**
 * Schema of the form that extends a post.
 * @param closesAt its closing time now: the new one is later
 */
export const extensionSchema = (now: () => Date, closesAt: string) =>
  v.pipe(
    v.object(closingEntries(now)),
    v.forward(
      v.partialCheck(
        [['closesDay'], ['closesTime']],
        (given) => {
          if (!v.is(dayFromToday(now), given.closesDay)) return true;
          const later = closingOf(given.closesDay, given.closesTime);
          return later > closesAt && closingProblem({ closesAt: later }, now()) === null;
        },
        fieldMessage('closingLater'),
      ),
      ['closesTime'],
    ),
    v.transform(({ closesDay, closesTime }) => ({ closesAt: closingOf(closesDay, closesTime) })),
  );
