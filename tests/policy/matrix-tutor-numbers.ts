import { createChangeId, logContactCorrection } from '@/entities/change-log';
import { offerPath, tutorContactPath } from '@/entities/offer';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import {
  applicantContactPath,
  correctableOfApplicant,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { clearancePath } from '@/entities/vetting/evidence';
import type { Write } from '@/shared/backend';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { makeOffer } from '../samples/offers';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { id, offerIn, ref, type State } from './matrix-offer-transitions';
import { asOffice, world } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const application = newApplicationCode();
const record = tutorApplicationPath(application);
const contact = applicantContactPath(application);
const path = tutorContactPath(id);
const number = '+233201119876';

/** A tutor cleared by an application whose number was corrected, with an offer in this state. */
function corrected(state: State): Documents {
  const sent = documentsOf(sendApplication(application));
  return {
    ...offerIn(state),
    ...sent,
    [contact]: { ...sent[contact], phone: number },
    [clearancePath('demo-tutor')]: { ref: application, checks: {}, at: '2026-01-01T00:00:00.000Z' },
  };
}

/** The same, where the offer has no number yet. */
function without(state: State): Documents {
  return Object.fromEntries(Object.entries(corrected(state)).filter(([at]) => at !== path));
}

const update = (phone: string) => (): readonly Write[] => [{ type: 'update', path, changes: { phone } }];
const create = (phone: string) => (): readonly Write[] => [{ type: 'create', path, data: { phone } }];
const following: readonly State[] = ['sent', 'accepted', 'amended', 'chosen'];

/** The number of the tutor beside an offer follows the application by which the tutor is cleared. */
export const tutorNumberRows: readonly Row[] = [
  ...(['sent', 'accepted', 'amended', 'chosen', 'declined', 'ended'] as const).flatMap((state) => {
    const allowed = following.includes(state) ? theOffice : nobody;
    return [
      rowsOn(corrected(state)).commit(`numbers follow, ${state}`, allowed, update(number)),
      rowsOn(without(state)).commit(`numbers come later, ${state}`, allowed, create(number)),
    ];
  }),
  rowsOn(corrected('chosen')).commit('numbers follow with another number', nobody, update('+233241111111')),
  rowsOn(without('chosen')).commit('numbers come with another number', nobody, create('+233241111111')),
  rowsOn({ ...corrected('chosen'), [contact]: {} }).commit(
    'numbers follow an application without a number',
    nobody,
    update(number),
  ),
];

const ids = [1, 2, 3, 4].map((at) => `00000000-0000-4000-8000-00000000000${at}`);

/** Four families of one tutor, whose number the office is about to correct. */
const families: Documents = {
  ...world,
  ...documentsOf(sendApplication(application)),
  [clearancePath('demo-tutor')]: { ref: application, checks: {}, at: hoursAgo(24) },
  ...Object.fromEntries(
    ids.flatMap((one) => {
      const made = documentsOf(makeOffer(ref, { id: one, tutorId: 'demo-tutor' }, asOffice('A')));
      return Object.entries({ ...made, [offerPath(one)]: { ...made[offerPath(one)], state: 'chosen' } });
    }),
  ),
};

function correctNumber(): readonly Write[] {
  const stored = { ...families[record], applicant: families[contact] };
  return [
    ...logContactCorrection({
      id: createChangeId(),
      by: asOffice('A'),
      record,
      contact,
      stored,
      correction: { field: 'applicant.phone', to: number, reason: 'outdated' },
      fields: correctableOfApplicant,
      fieldOf: (field) => field.replace('applicant.', ''),
    }),
    ...followContact(application, { phone: number }, families[phoneTailPath(application)] ?? null),
    ...ids.map((one): Write => ({ type: 'update', path: tutorContactPath(one), changes: { phone: number } })),
  ];
}

/** The dearest correction of a number, for the limits of the rules. */
export const tutorNumberSteps = [
  ['an applicant whose number four families read', 'A', families, correctNumber()],
] as const;
