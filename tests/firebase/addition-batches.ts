import { levels, subjects } from '@/shared/ghana';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { asOffice, asTutor, world, type Letter } from '../policy/matrix-people';
import { addToProfile, askToTeach, moveAddition, sampleCertificate } from '../samples/additions';
import { approveTutor } from '../samples/offers';

const approved: Documents = { ...world, ...documentsOf(approveTutor('demo-tutor', asOffice('A'))) };

const everySubject = askToTeach(asTutor('T'), {
  subjects: [...subjects],
  levels: [...levels],
  words: 'a'.repeat(200),
  files: {
    certificate: sampleCertificate,
    transcript: { ...sampleCertificate, id: '7c0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c71' },
  },
});

/** A tutor who asks for everything, and the office that adds it. */
export const additionBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a tutor who asks for every subject', 'T', approved, everySubject],
  [
    'every subject approved',
    'A',
    { ...approved, ...documentsOf(everySubject) },
    [
      ...moveAddition('approved', 'subjects.approved', asOffice('A')),
      ...addToProfile(asOffice('A'), { subjects: [...subjects], levels: [...levels] }),
    ],
  ],
];
