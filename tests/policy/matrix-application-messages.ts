import {
  applicationMessagePath,
  applicationMessagesCollection,
  tutorApplicationPath,
  writeApplicationMessage,
} from '../../src/entities/tutor-application';
import { logUpdate, type ChangedBy } from '../../src/entities/change-log';
import { trackingPath } from '@/entities/tracking';
import { serverTime, type Write } from '@/shared/backend';
import {
  newApplicationCode,
  sampleFiles,
  sendApplication,
  transitionApplication,
} from '../samples/applications';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newApplicationCode();
const record = tutorApplicationPath(ref);
const sent = documentsOf(sendApplication(ref, sampleFiles));
const [asked, answered, other] = [
  '6b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f01',
  '6b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f02',
  '6b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f03',
] as const;

const inState = (state: string, removal?: 'begun'): Documents => ({
  ...world,
  ...sent,
  ...documentsOf([writeApplicationMessage(ref, asked, { from: 'office', words: 'Which school?' })]),
  [record]: { ...sent[record], state, lastChange: asked, ...(removal && { removal }) },
  [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
});

type From = 'office' | 'applicant';

const message = (id: string, from: From, words = 'Madina No. 2 JHS'): Write =>
  writeApplicationMessage(ref, id, { from, words });

/** The office plans an interview, or moves it. */
const plan = (
  by: ChangedBy,
  from: From,
  event: string,
  start = '2026-12-01T10:00:00.000Z',
): readonly Write[] => [
  ...(event === 'interview.planned'
    ? transitionApplication(ref, { from: 'screening', to: 'interview', event, by }, answered)
    : logUpdate({ id: answered, by, record, event })),
  writeApplicationMessage(ref, answered, {
    from,
    words: '',
    interview: { start, place: 'video', link: 'https://meet.example.com/abc' },
  }),
];

const answer = (by: ChangedBy, from: From, id: string = answered): readonly Write[] => [
  ...transitionApplication(ref, { from: 'papers', to: 'screening', event: 'papers.sent', by }, answered),
  message(id, from),
];

const ask = (by: ChangedBy, from: From): readonly Write[] => [
  ...transitionApplication(ref, { from: 'screening', to: 'papers', event: 'papers.asked', by }, answered),
  message(answered, from),
];

/** The applicant asks for another time. */
const askToMove = (besides: Readonly<Record<string, unknown>>): readonly Write[] => {
  const move = { from: 'interview', to: 'moving', event: 'interview.move-asked', by: asCodeHolder };
  const data = { from: 'applicant', words: 'After 3 pm', papers: [], at: serverTime, ...besides };
  return [
    ...transitionApplication(ref, move, answered),
    { type: 'create', path: applicationMessagePath(ref, answered), data },
  ];
};

const waiting = rowsOn(inState('papers'));
const screening = rowsOn(inState('screening'));
const invited = rowsOn(inState('interview'));
const stored = applicationMessagePath(ref, asked);

/** Who asks an applicant, who answers, and who reads it. */
export const applicationMessageRows: readonly Row[] = [
  waiting.list(applicationMessagesCollection(ref), everybody),
  waiting.get('tutorApplications message get', stored, everybody),
  screening.commit('tutorApplications ask', theOffice, (letter) => ask(asOffice(letter), 'office')),
  screening.commit('tutorApplications ask as the applicant', nobody, (letter) =>
    ask(asOffice(letter), 'applicant'),
  ),
  waiting.commit('tutorApplications answer by the code', theOthers, () => answer(asCodeHolder, 'applicant')),
  waiting.commit('tutorApplications answer as the office', nobody, () => answer(asCodeHolder, 'office')),
  waiting.commit('tutorApplications answer under another id', nobody, () =>
    answer(asCodeHolder, 'applicant', other),
  ),
  screening.commit('tutorApplications answer after the office went on', nobody, () =>
    answer(asCodeHolder, 'applicant'),
  ),
  rowsOn(inState('papers', 'begun')).commit('tutorApplications answer during the removal', nobody, () =>
    answer(asCodeHolder, 'applicant'),
  ),
  screening.commit('tutorApplications interview planned', theOffice, (letter) =>
    plan(asOffice(letter), 'office', 'interview.planned'),
  ),
  screening.commit('tutorApplications interview planned at no time', nobody, (letter) =>
    plan(asOffice(letter), 'office', 'interview.planned', '2026-02-31T10:00:00.000Z'),
  ),
  invited.commit('tutorApplications interview moved', theOffice, (letter) =>
    plan(asOffice(letter), 'office', 'interview.moved'),
  ),
  invited.commit('tutorApplications interview moved by the code', nobody, () =>
    plan(asCodeHolder, 'applicant', 'interview.moved'),
  ),
  invited.commit('tutorApplications another time asked for', theOthers, () => askToMove({})),
  invited.commit('tutorApplications another time named by the code', nobody, () =>
    askToMove({ interview: { start: '2026-12-01T10:00:00.000Z', place: 'office', link: '' } }),
  ),
  waiting.commit('tutorApplications message alone', nobody, () => [message(other, 'applicant')]),
  waiting.commit('tutorApplications message too long', nobody, () => [
    ...answer(asCodeHolder, 'applicant').slice(0, -1),
    message(answered, 'applicant', 'a'.repeat(801)),
  ]),
  waiting.commit('tutorApplications message update', nobody, () => [
    { type: 'update', path: stored, changes: { words: 'Other words' } },
  ]),
  waiting.commit('tutorApplications message delete', nobody, () => [{ type: 'delete', path: stored }]),
  rowsOn(inState('junk')).commit('a message of a junk application delete', theOffice, () => [
    { type: 'delete', path: stored },
  ]),
  rowsOn(inState('papers', 'begun')).commit('a message delete during the removal', theOffice, () => [
    { type: 'delete', path: stored },
  ]),
];
