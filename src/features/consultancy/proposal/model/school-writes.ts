import { codeHolder, createChangeId, logTrackedTransition, logUpdate } from '@/entities/change-log';
import {
  consultationPath,
  questionAsked,
  writeMessage,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { answerProposal, type ProposalAnswer } from '@/entities/consultancy/proposal';
import type { NewPendingWrite } from '@/shared/pending-writes';

export const proposalAccepted = 'proposal.accepted';
export const proposalDeclined = 'proposal.declined';
export const consultationCancelled = 'consultation.cancelled';

type Basis = Pick<Consultation, 'ref' | 'state' | 'lastChange'>;

/** Fields that every act of a school on its consultation shares. */
const actOn = ({ ref, lastChange }: Basis, event: string) => ({
  id: createChangeId(),
  owner: ref,
  record: consultationPath(ref),
  basis: lastChange,
  event,
});

/** A named person of the school accepts or declines a version of the proposal. */
export function answerBySchool(
  consultation: Basis,
  version: number,
  state: 'accepted' | 'declined',
  answer: ProposalAnswer,
): NewPendingWrite {
  const isAccepted = state === 'accepted';
  const act = actOn(consultation, isAccepted ? proposalAccepted : proposalDeclined);
  const { ref } = consultation;
  return {
    ...act,
    writes: [
      ...logTrackedTransition({
        id: act.id,
        ref,
        by: codeHolder,
        record: act.record,
        event: act.event,
        from: 'proposed',
        to: isAccepted ? 'agreed' : 'scoping',
        ...(isAccepted && { changes: { agreed: version } }),
      }),
      answerProposal(ref, version, act.id, state, answer),
    ],
    shown: { version, ...answer },
  };
}

/** The school asks, or tells something. The message has the id of the act. */
export function writeToOffice(consultation: Basis, words: string): NewPendingWrite {
  const act = actOn(consultation, questionAsked);
  const { ref } = consultation;
  return {
    ...act,
    writes: [
      ...logUpdate({
        id: act.id,
        by: codeHolder,
        record: act.record,
        event: questionAsked,
        changes: { asked: true },
      }),
      writeMessage(ref, act.id, { from: 'school', words }),
    ],
    shown: { words },
  };
}

/** The school cancels its consultation. */
export function cancelConsultation(consultation: Basis): NewPendingWrite {
  const act = actOn(consultation, consultationCancelled);
  const { ref, state: from } = consultation;
  return {
    ...act,
    writes: logTrackedTransition({
      id: act.id,
      ref,
      by: codeHolder,
      record: act.record,
      event: act.event,
      from,
      to: 'cancelled',
    }),
    shown: {},
  };
}
