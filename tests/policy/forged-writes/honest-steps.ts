import { applicantContactPath, linkApplicant } from '../../../src/entities/tutor-application';
import { serverTime, type Write } from '@/shared/backend';
import { batches } from '../../firebase/large-batches';
import { homeworkBatches } from '../../firebase/homework-batches';
import { jobBatches } from '../../firebase/job-batches';
import { schoolPageBatches } from '../../firebase/school-page-batches';
import { articleBatches } from '../../firebase/article-batches';
import { albumBatches } from '../../firebase/album-batches';
import { faqBatches } from '../../firebase/faq-batches';
import { wordingBatches } from '../../firebase/wording-batches';
import { choiceBatches } from '../../firebase/choice-batches';
import { contentBatches } from '../../firebase/content-batches';
import { counsellingBatches } from '../../firebase/counselling-batches';
import { settingsBatches } from '../../firebase/settings-batches';
import { type Documents } from '../attempt';
import { callers, cardOf, type Letter } from '../matrix-people';
import { removalBatches } from '../removal-batches';
import { attackersWorld } from './attackers';

import { ofFamily } from './family-steps';
import { ofOffice } from './office-steps';
import { ofTutor } from './tutor-steps';
import { sent, application, applied, type Row } from './story-documents';

/** An honest write and its stored documents. */
export interface Step {
  readonly what: string;
  readonly by: Letter;
  readonly on: Documents;
  readonly batch: readonly Write[];
}

const { 'people/kofi': _card, ...withoutCard } = sent;

const ofMembers: readonly Row[] = [
  [
    'a card',
    'P',
    withoutCard,
    [{ type: 'create', path: 'people/kofi', data: { ...cardOf('P'), updatedAt: serverTime } }],
  ],
  [
    'an account that is linked to its application',
    'P',
    {
      ...applied,
      [applicantContactPath(application)]: {
        ...applied[applicantContactPath(application)],
        email: callers.P.email,
      },
    },
    [linkApplicant('kofi', application, true)],
  ],
];

/** All kinds of writes of a tutor's and a family's lifecycle. */
export const honestSteps: readonly Step[] = [
  ...batches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...ofFamily,
  ...ofTutor,
  ...ofOffice,
  ...ofMembers,
  ...removalBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...jobBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...schoolPageBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...contentBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...articleBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...albumBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...faqBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...wordingBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...choiceBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...counsellingBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...homeworkBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
  ...settingsBatches.map(([what, by, on, batch]): Row => [what, by, { ...attackersWorld, ...on }, batch]),
].map(([what, by, on, batch]) => ({ what, by, on, batch }));
