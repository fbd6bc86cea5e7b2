import {
  certificatePath,
  writeRefusal,
  type CertificateEvent,
  type CertificateState,
} from '../../src/entities/certificate';
import { offerPath } from '../../src/entities/offer';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { ask, type sampleCertificate } from '../samples/certificates';
import { approveTutor, change, makeOffer, transitionOf } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const otherRef = newTuitionCode();
const application = newApplicationCode();
const offerId = '8c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f33';
const id = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a44';
const record = certificatePath(id);
const sourcePath = `${record}/source/offer`;
const requestPath = `${offerPath(offerId)}/certificates/${id}`;
const states = ['asked', 'confirmed', 'refused', 'withdrawn'] as const;

/** Allowed transitions by side. Written by hand, independent of the code. */
const transitions: Readonly<
  Record<'tutor' | 'family' | 'office', Readonly<Record<string, CertificateEvent>>>
> = {
  tutor: { 'asked withdrawn': 'certificate.withdrawn' },
  family: { 'asked confirmed': 'certificate.confirmed', 'asked refused': 'certificate.refused' },
  office: {
    'asked withdrawn': 'certificate.withdrawn',
    'confirmed withdrawn': 'certificate.withdrawn',
  },
};

/** An offer in a state, by T or another tutor, and both profiles. */
function taughtBy(tutorId: string, state = 'chosen'): Documents {
  const made = documentsOf(makeOffer(ref, { id: offerId, tutorId }, asOffice('A')));
  const path = offerPath(offerId);
  return {
    ...world,
    ...documentsOf(sendRequest(ref)),
    ...documentsOf(sendRequest(otherRef)),
    ...documentsOf(approveTutor('demo-tutor', asOffice('A'))),
    ...documentsOf(approveTutor('tutor-2', asOffice('A'))),
    ...made,
    [path]: { ...made[path], state },
  };
}

const asked = (tutorId: string): Documents => ({
  ...taughtBy(tutorId),
  ...documentsOf(ask({ id, offerId, tutorId }, { kind: 'tutor', userId: tutorId, name: 'Tutor' })),
});

function certificateIn(state: CertificateState, tutorId = 'demo-tutor'): Documents {
  const documents = asked(tutorId);
  return { ...documents, [record]: { ...documents[record], state } };
}

/** T's application under this name, in a state. */
function applied(name: string, state: string): Documents {
  const sent = documentsOf(sendApplication(application));
  const path = tutorApplicationPath(application);
  const profile = sent[path]?.profile as DocumentData;
  return {
    ...taughtBy('demo-tutor'),
    ...sent,
    [path]: { ...sent[path], state, profile: { ...profile, name } },
    'applicants/demo-tutor': { ref: application, updatedAt: '2026-03-01T00:00:00.000Z' },
  };
}

const askAs = (
  letter: Letter,
  more: Partial<typeof sampleCertificate> & { readonly tutorId?: string } = {},
) => ask({ id, offerId, tutorId: 'demo-tutor', ...more }, asTutor(letter));

const transitionsFrom = (from: CertificateState): readonly Row[] =>
  states.flatMap((to): readonly Row[] => {
    if (from === to) return [];
    const { commit } = rowsOn(certificateIn(from));
    const what = `certificates ${from} → ${to}`;
    const eventOf = (side: keyof typeof transitions) => transitions[side][`${from} ${to}`];
    const [tutor, family, office] = [eventOf('tutor'), eventOf('family'), eventOf('office')];
    const move = (event: CertificateEvent | undefined) =>
      ({ from, to, event: event ?? 'certificate.confirmed' }) as const;
    const familys = { ...move(family), by: asCodeHolder };
    return [
      commit(`${what}, by the tutor`, tutor ? 'T' : nobody, (letter) =>
        transitionOf(record, { ...move(tutor), by: asTutor(letter) }),
      ),
      commit(`${what}, by the family`, family ? theOthers : nobody, () =>
        transitionOf(record, { ...familys, actOf: ref }),
      ),
      commit(`${what}, by the office`, office ? theOffice : nobody, (letter) =>
        transitionOf(record, { ...move(office), by: asOffice(letter) }),
      ),
      commit(`${what}, by whoever knows the id and not the code`, nobody, () =>
        transitionOf(record, familys),
      ),
      commit(`${what}, with the code of another family`, nobody, () =>
        transitionOf(record, { ...familys, actOf: otherRef }),
      ),
      rowsOn(certificateIn(from, 'tutor-2')).commit(`${what}, by another tutor`, nobody, (letter) =>
        transitionOf(record, { ...move(tutor), by: asTutor(letter) }),
      ),
    ];
  });

const chosen = rowsOn(taughtBy('demo-tutor'));

const asking: readonly Row[] = [
  chosen.commit('certificates create', 'T', askAs),
  rowsOn(taughtBy('demo-tutor', 'ended')).commit('certificates create when lessons are over', 'T', askAs),
  ...['sent', 'accepted', 'passed'].map((state) =>
    rowsOn(taughtBy('demo-tutor', state)).commit(
      `certificates create of an offer that is ${state}`,
      nobody,
      askAs,
    ),
  ),
  rowsOn(taughtBy('tutor-2')).commit('certificates create of another tutor’s lessons', nobody, askAs),
  chosen.commit('certificates create in another tutor’s name', nobody, (letter) =>
    askAs(letter, { tutorId: 'tutor-2' }),
  ),
  chosen.commit('certificates create under a name of one’s own', nobody, (letter) =>
    askAs(letter, { tutorName: 'Professor Ama' }),
  ),
  rowsOn(applied('Ama Serwaa', 'approved')).commit('certificates create under the full name', 'T', (letter) =>
    askAs(letter, { tutorName: 'Ama Serwaa' }),
  ),
  rowsOn(applied('Professor Ama', 'submitted')).commit(
    'certificates create under a name that nobody looked at',
    nobody,
    (letter) => askAs(letter, { tutorName: 'Professor Ama' }),
  ),
  chosen.commit('certificates create for another class', nobody, (letter) =>
    askAs(letter, { schoolClass: 'shs-2' }),
  ),
  chosen.commit('certificates create for another subject', nobody, (letter) =>
    askAs(letter, { subjects: ['french'] }),
  ),
  chosen.commit('certificates create that ends before it begins', nobody, (letter) =>
    askAs(letter, { until: '2026-01-01' }),
  ),
  chosen.commit('certificates create, signed as the family', nobody, () =>
    ask({ id, offerId, tutorId: 'demo-tutor' }, asCodeHolder),
  ),
  ...['certificate', 'source', 'way to it', 'line'].map((what, index) =>
    chosen.commit(`certificates create without its ${what}`, nobody, (letter) =>
      askAs(letter).toSpliced(index, 1),
    ),
  ),
  rowsOn(asked('demo-tutor')).commit('certificates create again', nobody, askAs),
];

const refuse = (from: CertificateState, to: CertificateState, words: string) => [
  ...transitionOf(record, {
    from,
    to,
    event: to === 'refused' ? 'certificate.refused' : 'certificate.confirmed',
    by: asCodeHolder,
    actOf: ref,
  }),
  writeRefusal(offerId, id, words),
];

const onAsked = rowsOn(certificateIn('asked'));

const details: readonly Row[] = [
  onAsked.commit('certificates refused with words', theOthers, () => refuse('asked', 'refused', 'Only five')),
  onAsked.commit('certificates refused with too many words', nobody, () =>
    refuse('asked', 'refused', 'a'.repeat(201)),
  ),
  onAsked.commit('certificates confirmed with words', nobody, () => refuse('asked', 'confirmed', 'Five')),
  onAsked.commit('words without a refusal', nobody, () => [writeRefusal(offerId, id, 'Only five')]),
  rowsOn(certificateIn('refused')).commit('words after the refusal', nobody, () => [
    writeRefusal(offerId, id, 'Only five'),
  ]),
  onAsked.commit('certificates confirmed with more hours', nobody, () =>
    transitionOf(record, {
      from: 'asked',
      to: 'confirmed',
      event: 'certificate.confirmed',
      by: asCodeHolder,
      actOf: ref,
      changes: { minutes: 90_000 },
    }),
  ),
  onAsked.commit('certificates changed without a move', nobody, () => change(record, { lessons: 40 })),
  onAsked.commit('certificates delete', nobody, () => [{ type: 'delete', path: record }]),
  onAsked.commit('source of a certificate update', nobody, () =>
    change(sourcePath, { offerId: 'another-1' }),
  ),
];

const reading: readonly Row[] = states
  .map((state) => rowsOn(certificateIn(state)).get(`certificates get, ${state}`, record, everybody))
  .concat([
    onAsked.list('certificates', theOffice),
    onAsked.get('source of a certificate get', sourcePath, theOffice),
    onAsked.get('way to a certificate get', requestPath, everybody),
    onAsked.list(`${offerPath(offerId)}/certificates`, everybody),
  ]);

export const certificateRows: readonly Row[] = [
  ...reading,
  ...asking,
  ...details,
  ...states.flatMap(transitionsFrom),
];
