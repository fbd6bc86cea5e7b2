import { createChangeId, logContactCorrection, logCorrection } from '../../src/entities/change-log';
import {
  correctableOfEnquiry,
  correctableOfSender,
  enquiryContactPath,
  enquiryCorrected,
  enquiryPath,
} from '../../src/entities/enquiry';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import {
  applicantContactPath,
  applicationCorrected,
  correctableOfApplicant,
  correctableOfApplication,
  correctableOfReferees,
  refereesPath,
  tutorApplicationPath,
} from '../../src/entities/tutor-application';
import type { DocumentData, Write } from '@/shared/backend';
import { withCorrection, type Correctable, type Correction } from '@/shared/correction';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asOffice, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const [enquiry, application] = [newEnquiryCode(), newApplicationCode()];
const sent: Documents = {
  ...world,
  ...documentsOf(sendEnquiry(enquiry, { email: 'ama@example.com' })),
  ...documentsOf(sendApplication(application)),
};

/** A record or a contact that the office corrects. */
interface Corrected {
  readonly ref: string;
  readonly record: string;
  readonly event: string;
  readonly fields: Correctable;
  /** Null for the record itself. */
  readonly contact: string | null;
  /** First part of the field's name in the line, which the contact does not have. */
  readonly part: string;
}

const onEnquiry = { ref: enquiry, record: enquiryPath(enquiry), event: enquiryCorrected };
const onApplication = {
  ref: application,
  record: tutorApplicationPath(application),
  event: applicationCorrected,
};
const kinds = {
  enquiry: { ...onEnquiry, fields: correctableOfEnquiry, contact: null, part: '' },
  sender: {
    ...onEnquiry,
    fields: correctableOfSender,
    contact: enquiryContactPath(enquiry),
    part: 'sender',
  },
  application: { ...onApplication, fields: correctableOfApplication, contact: null, part: '' },
  applicant: {
    ...onApplication,
    fields: correctableOfApplicant,
    contact: applicantContactPath(application),
    part: 'applicant',
  },
  referees: {
    ...onApplication,
    fields: correctableOfReferees,
    contact: refereesPath(application),
    part: '',
  },
} as const satisfies Readonly<Record<string, Corrected>>;

type Kind = keyof typeof kinds;

/** A correction as seen in these documents, with its line and the end of the phone. */
function correct(letter: Letter, seen: Documents, kind: Kind, correction: Correction): readonly Write[] {
  const { ref, record, event, fields, contact, part }: Corrected = kinds[kind];
  const line = { id: createChangeId(), by: asOffice(letter), record, correction, fields };
  const stored: DocumentData = seen[record] ?? {};
  if (contact === null) {
    const isName = ['name', 'profile.name'].includes(correction.field);
    return [
      ...logCorrection({ ...line, event, stored }),
      ...(isName
        ? followContact(ref, { name: String(correction.to) }, seen[phoneTailPath(ref)] ?? null)
        : []),
    ];
  }
  const beside = seen[contact] ?? {};
  const whole: DocumentData = { ...stored, ...(part === '' ? beside : { [part]: beside }) };
  const { phone } = (withCorrection(whole, correction)[part] ?? {}) as { readonly phone?: string };
  const isPhone = correction.field === `${part}.phone`;
  return [
    ...logContactCorrection({
      ...line,
      stored: whole,
      contact,
      fieldOf: (field) => (part === '' ? field : field.replace(`${part}.`, '')),
    }),
    ...(isPhone ? followContact(ref, { phone: phone ?? '' }, seen[phoneTailPath(ref)] ?? null) : []),
  ];
}

const allowed: readonly (readonly [Kind, Correction])[] = [
  ['enquiry', { field: 'topic', to: 'counselling', reason: 'mistyped' }],
  ['enquiry', { field: 'name', to: 'Ama Mensah', reason: 'mistyped' }],
  ['enquiry', { field: 'message', to: 'Good evening', reason: 'asked' }],
  ['sender', { field: 'sender.phone', to: '+233201119876', reason: 'outdated' }],
  ['sender', { field: 'sender.phone', to: '', reason: 'asked' }],
  ['sender', { field: 'sender.email', to: '', reason: 'asked' }],
  ['application', { field: 'profile.name', to: 'Kofi Boateng', reason: 'checked' }],
  ['application', { field: 'profile.languages', to: ['english', 'ewe'], reason: 'asked' }],
  ['application', { field: 'teaching.years', to: 9, reason: 'checked' }],
  ['application', { field: 'teaching.subjects', to: ['french'], reason: 'asked' }],
  ['application', { field: 'travel.towns', to: 'Tema', reason: 'asked' }],
  ['application', { field: 'hours', to: ['sun-morning'], reason: 'outdated' }],
  ['application', { field: 'rate', to: 7777, reason: 'asked' }],
  ['application', { field: 'papers.ghanaCard', to: 'GHA-000000001-2', reason: 'checked' }],
  ['application', { field: 'declarations.school', to: 'Tema Basic', reason: 'checked' }],
  ['applicant', { field: 'applicant.phone', to: '+233201119876', reason: 'outdated' }],
  ['applicant', { field: 'applicant.email', to: 'new@example.com', reason: 'mistyped' }],
  ['referees', { field: 'first.phone', to: '+233201119876', reason: 'checked' }],
  ['referees', { field: 'second.name', to: 'Yaa Asante', reason: 'mistyped' }],
  ['referees', { field: 'second.relation', to: 'faith', reason: 'checked' }],
];

const refused: readonly (readonly [Kind, string, Correction])[] = [
  ['enquiry', 'to no name', { field: 'name', to: '', reason: 'mistyped' }],
  ['enquiry', 'to a child at risk', { field: 'topic', to: 'safeguarding', reason: 'mistyped' }],
  ['enquiry', 'to a topic that is none', { field: 'topic', to: 'magic', reason: 'mistyped' }],
  ['enquiry', 'of the state', { field: 'state', to: 'resolved', reason: 'mistyped' }],
  ['sender', 'to an address that is none', { field: 'sender.email', to: 'ama', reason: 'asked' }],
  ['application', 'to no name', { field: 'profile.name', to: '', reason: 'checked' }],
  [
    'application',
    'to a subject that is none',
    { field: 'teaching.subjects', to: ['magic'], reason: 'asked' },
  ],
  ['application', 'to no hour', { field: 'hours', to: [], reason: 'asked' }],
  ['application', 'to no rate', { field: 'rate', to: 0, reason: 'asked' }],
  ['application', 'to a card that is none', { field: 'papers.ghanaCard', to: 'GHA-1', reason: 'checked' }],
  ['application', 'of the consent', { field: 'declarations.consent', to: {}, reason: 'asked' }],
  ['application', 'of the conduct', { field: 'declarations.conductVersion', to: 'x', reason: 'asked' }],
  ['application', 'of the decision', { field: 'decision.words', to: 'No', reason: 'asked' }],
  ['application', 'of a file', { field: 'files.photo', to: '', reason: 'asked' }],
  ['applicant', 'to no address', { field: 'applicant.email', to: '', reason: 'asked' }],
  ['applicant', 'to no phone', { field: 'applicant.phone', to: '', reason: 'asked' }],
  ['referees', 'to no place', { field: 'first.place', to: '', reason: 'checked' }],
  ['referees', 'to a phone that is none', { field: 'first.phone', to: '024', reason: 'checked' }],
  ['referees', 'for a reason that is none', { field: 'first.name', to: 'Yaa', reason: 'because' as 'asked' }],
];

const row = (
  on: Documents,
  kind: Kind,
  what: string,
  who: string,
  writes: (letter: Letter) => readonly Write[],
) => rowsOn(on).commit(`${kind} corrected ${what}`, who, writes);

const rest = (Object.keys(kinds) as Kind[]).flatMap((kind): readonly Row[] => {
  const { record, contact }: Corrected = kinds[kind];
  const [, one] =
    allowed.find(([of, { field }]) => of === kind && kinds[of].fields.personal.includes(field as never)) ??
    [];
  if (!one) throw new Error(`nothing is allowed of ${kind}`);
  const batch = (letter: Letter) => correct(letter, sent, kind, one);
  const on = (changes: DocumentData): Documents => ({ ...sent, [record]: { ...sent[record], ...changes } });
  return [
    row(sent, kind, 'without a line', nobody, (letter) =>
      batch(letter).filter(({ path }) => !path.startsWith('changeLog/')),
    ),
    row(sent, kind, 'with the value in the log', nobody, (letter) =>
      batch(letter).map((write) =>
        write.type === 'create' && write.path.startsWith('changeLog/')
          ? {
              ...write,
              data: { ...write.data, after: { field: one.field, value: one.to, reason: one.reason } },
            }
          : write,
      ),
    ),
    row(sent, kind, 'without the record', nobody, (letter) =>
      batch(letter).filter(({ path }) => path !== record),
    ),
    row(
      on({ updatedAt: hoursAgo(0.5), lastChange: 'since' }),
      kind,
      'that may have changed since',
      nobody,
      batch,
    ),
    ...['begun', 'done'].map((removal) =>
      row(on({ removal }), kind, `once the removal is ${removal}`, nobody, batch),
    ),
    ...(contact === null
      ? []
      : [
          row(sent, kind, 'without the contact', nobody, (letter) =>
            batch(letter).filter(({ path }) => path !== contact),
          ),
          row(sent, kind, 'with another contact', nobody, (letter) => [
            ...batch(letter),
            {
              type: 'update',
              path: kind === 'referees' ? applicantContactPath(application) : refereesPath(application),
              changes: kind === 'referees' ? { phone: '+233201110000' } : { 'first.name': 'Yaa' },
            },
          ]),
        ]),
  ];
});

/** Corrections of an enquiry, an application and the contacts beside them: the office alone. */
export const senderCorrectionRows: readonly Row[] = [
  ...allowed.map(([kind, one]) =>
    row(sent, kind, `${one.field} to ${String(one.to)}`, theOffice, (letter) =>
      correct(letter, sent, kind, one),
    ),
  ),
  ...refused.map(([kind, what, one]) =>
    row(sent, kind, `${what}, ${one.field}`, nobody, (letter) => correct(letter, sent, kind, one)),
  ),
  ...rest,
];

/** Dear corrections, for the limits of the rules. */
export const senderCorrectionSteps = (
  [
    ['an enquiry that is corrected', 'enquiry', 0],
    ['a sender whose phone is corrected', 'sender', 0],
    ['an application that is corrected', 'application', 3],
    ['an applicant whose phone is corrected', 'applicant', 0],
    ['a referee whose phone is corrected', 'referees', 0],
  ] as const
).map(([what, kind, at]) => {
  const [, one] = allowed.filter(([of]) => of === kind)[at] ?? [];
  if (!one) throw new Error(`nothing is allowed of ${kind}`);
  return [what, 'A', sent, correct('A', sent, kind, one)] as const;
});
