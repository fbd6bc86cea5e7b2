import { createChangeId, logCorrection } from '../../src/entities/change-log';
import {
  correctableOfEnquiry,
  enquiryContactPath,
  enquiryCorrected,
  enquiryPath,
} from '../../src/entities/enquiry';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import {
  applicantContactPath,
  applicationCorrected,
  correctableOfApplication,
  tutorApplicationPath,
} from '../../src/entities/tutor-application';
import type { Write } from '@/shared/backend';
import { valueOfField, withCorrection, type Correctable, type Correction } from '@/shared/correction';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asOffice, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const [enquiry, application] = [newEnquiryCode(), newApplicationCode()];
const phone = '+233241234567';
const email = 'ama@example.com';

/** A record without the document beside it and the end of its phone. */
function withoutContact(sent: Documents, contact: string, ref: string): Documents {
  const { [contact]: _contact, [phoneTailPath(ref)]: _tail, ...rest } = sent;
  return rest;
}

const asked = documentsOf(sendEnquiry(enquiry));
const applied = documentsOf(sendApplication(application));
const { profile } = applied[tutorApplicationPath(application)] as { readonly profile: object };

/** Records that older versions stored: they hold the contact themselves, and no end of its phone. */
const older: Documents = {
  ...world,
  ...withoutContact(asked, enquiryContactPath(enquiry), enquiry),
  [enquiryPath(enquiry)]: { ...asked[enquiryPath(enquiry)], phone, email },
  ...withoutContact(applied, applicantContactPath(application), application),
  [tutorApplicationPath(application)]: {
    ...applied[tutorApplicationPath(application)],
    profile: { ...profile, phone, email },
  },
};

interface Kind {
  readonly ref: string;
  readonly record: string;
  readonly event: string;
  readonly fields: Correctable;
  readonly phone: string;
  readonly email: string;
}

const kinds = {
  enquiry: {
    ref: enquiry,
    record: enquiryPath(enquiry),
    event: enquiryCorrected,
    fields: correctableOfEnquiry,
    phone: 'phone',
    email: 'email',
  },
  application: {
    ref: application,
    record: tutorApplicationPath(application),
    event: applicationCorrected,
    fields: correctableOfApplication,
    phone: 'profile.phone',
    email: 'profile.email',
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** A correction as seen in these documents, with its line and the end of the phone. */
function correct(letter: Letter, seen: Documents, kind: Kind, correction: Correction): readonly Write[] {
  const { ref, record, event, fields } = kind;
  const stored = seen[record] ?? {};
  const is = valueOfField(withCorrection(stored, correction), kind.phone);
  return [
    ...logCorrection({
      id: createChangeId(),
      by: asOffice(letter),
      record,
      event,
      stored,
      correction,
      fields,
    }),
    ...(correction.field === kind.phone
      ? followContact(ref, { phone: String(is) }, seen[phoneTailPath(ref)] ?? null)
      : []),
  ];
}

const newPhone = '+233201119876';

/** The same phone, corrected where the record has the end of the older one. */
const found = (ref: string): Documents => ({ ...older, [phoneTailPath(ref)]: { digits: '4567' } });

const current: Documents = { ...world, ...asked, ...applied };

/** Corrections of contacts that older records hold: the office alone; the end of the phone follows. */
export const heldContactRows: readonly Row[] = Object.entries(kinds)
  .flatMap(([name, kind]: readonly [string, Kind]) => {
    const { ref, record } = kind;
    const row = (
      on: Documents,
      what: string,
      who: string,
      field: string,
      to: string,
      change: (batch: readonly Write[]) => readonly Write[] = (batch) => batch,
    ) =>
      rowsOn(on).commit(`${name} of an older version, ${what}`, who, (letter) =>
        change(correct(letter, on, kind, { field, to, reason: 'outdated' })),
      );
    const tail = phoneTailPath(ref);
    return [
      row(older, 'phone corrected', theOffice, kind.phone, newPhone),
      row(found(ref), 'phone corrected, with its end', theOffice, kind.phone, newPhone),
      row(older, 'email corrected', theOffice, kind.email, 'new@example.com'),
      row(older, 'phone corrected without its end', nobody, kind.phone, newPhone, (batch) =>
        batch.filter(({ path }) => path !== tail),
      ),
      row(found(ref), 'phone corrected while its end stays', nobody, kind.phone, newPhone, (batch) =>
        batch.filter(({ path }) => path !== tail),
      ),
      row(found(ref), 'phone corrected with another end', nobody, kind.phone, newPhone, (batch) =>
        batch.map((write) =>
          write.path === tail ? { type: 'update', path: tail, changes: { digits: '1234' } } : write,
        ),
      ),
      row(
        found(ref),
        'email corrected with another end of the phone',
        nobody,
        kind.email,
        'new@example.com',
        (batch) => [...batch, { type: 'update', path: tail, changes: { digits: '9876' } }],
      ),
      row(older, 'phone corrected to none', nobody, kind.phone, '024'),
      row(older, 'email corrected to none', nobody, kind.email, 'ama'),
      // The contact of a newer record is a document beside it, which the list of records does not have.
      row(current, 'phone written into a newer one', nobody, kind.phone, newPhone),
      row(current, 'email written into a newer one', nobody, kind.email, 'new@example.com'),
      row(
        { ...older, [record]: { ...older[record], removal: 'begun' } },
        'once it is removed',
        nobody,
        kind.phone,
        newPhone,
      ),
      row(older, 'with the phone in the log', nobody, kind.phone, newPhone, (batch) =>
        batch.map((write) =>
          write.type === 'create' && write.path.startsWith('changeLog/')
            ? {
                ...write,
                data: { ...write.data, after: { field: kind.phone, value: newPhone, reason: 'outdated' } },
              }
            : write,
        ),
      ),
    ];
  })
  .concat(
    (
      [
        ['enquiry', 'without a phone', kinds.enquiry, 'phone', '', theOffice],
        ['enquiry', 'without an email', kinds.enquiry, 'email', '', theOffice],
        ['application', 'without an email', kinds.application, 'profile.email', '', nobody],
        ['application', 'without a phone', kinds.application, 'profile.phone', '', nobody],
      ] as const
    ).map(([name, what, kind, field, to, who]) =>
      rowsOn(older).commit(`${name} of an older version, corrected: ${what}`, who, (letter) =>
        correct(letter, older, kind, { field, to, reason: 'asked' }),
      ),
    ),
    (() => {
      const on = { ...older, [enquiryPath(enquiry)]: { ...older[enquiryPath(enquiry)], email: '' } };
      return [
        rowsOn(on).commit(
          'enquiry of an older version, corrected: by which nobody is reached',
          nobody,
          (letter) => correct(letter, on, kinds.enquiry, { field: 'phone', to: '', reason: 'asked' }),
        ),
      ];
    })(),
  );

/** Dear corrections, for the limits of the rules. */
export const heldContactSteps = [
  [
    'an older enquiry whose phone is corrected',
    'A',
    older,
    correct('A', older, kinds.enquiry, { field: 'phone', to: newPhone, reason: 'outdated' }),
  ],
  [
    'an older application whose phone is corrected',
    'A',
    older,
    correct('A', older, kinds.application, { field: 'profile.phone', to: newPhone, reason: 'outdated' }),
  ],
] as const;
