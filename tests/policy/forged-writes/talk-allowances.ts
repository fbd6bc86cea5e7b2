import type { Allowance } from './allowance';

/** Forged batches of talks with counsellors that are accepted, and why. */
export const talkAllowances: readonly Allowance[] = [
  {
    step: /^a (quiet )?talk (in person|in person with its words|without a time|followed up)$/,
    how: /^bookings(: isQuiet turned round|\/private: ((phone|email|safeHours|words|choices|learner\.(grownUpKnows|mayTell)) that is empty|learner\.isUnder18 turned round))$/,
    why: 'Whoever books says as much as they like, and how old they are.',
  },
  {
    step: /^a talk of a school in person$/,
    how: /^bookings\/private: ((phone|safeHours|words|learner\.(grownUpKnows|mayTell)) that is empty|learner\.isUnder18 turned round)$/,
    why: 'Whoever books says as much as they like.',
  },
  {
    step: /^a talk of a school in person$/,
    how: /^without create of consultations\/bookings$/,
    why: 'Then it is a talk that no page of a school lists.',
  },
  {
    by: 'A',
    step: /^a talk (placed|cancelled)$/,
    how: /^from .*, signed as code-holder$/,
    why: 'Whoever has the code places and cancels, too.',
  },
  {
    step: /^a (quiet )?talk (put aside as junk|cancelled|in person that is called off)$/,
    how: /^bookings from (waiting|booked)$/,
    why: 'The life has this move from there too.',
  },
  {
    step: /^a talk (moved.*|in person that is moved)$/,
    how: /^bookings: (counsellor|room|moves|wantsSooner) taken away$/,
    why: 'A field that is left out stays as it is, and here it is the same.',
  },
  {
    step: /^a look at a talk$/,
    how: /(without (update of tracking|create of bookings\/changes)|bookings\/changes (under the id|twice)|with a second line)/,
    why: 'That somebody of the office looked changes nothing, and may be told any number of times.',
  },
  {
    step: /^a note about a talk$/,
    how: /^counsellingNotes (under the id demo-admin|twice)$/,
    why: 'A counsellor writes as many notes as there is to say.',
  },
  {
    step: /^a removal of a talk in person that is done/,
    how: /^(delete of bookings\/private alone|without delete of slotHolders)$/,
    why: 'The person goes once the removal has begun. The hour has passed, and nobody takes it again.',
  },
];
