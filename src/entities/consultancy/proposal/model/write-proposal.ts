import { serverTime, type Write } from '@/shared/backend';
import { schoolProposalLifecycle, type SchoolProposalState } from './proposal-lifecycle';
import { schoolProposalPath, storeSteps, type ProposalAnswer, type ProposalOffer } from './school-proposal';

/**
 * Sends a version. Belongs in the batch in which the consultation says that it is the newest.
 * @param changeId id of that change-log entry
 */
export const sendProposal = (
  ref: string,
  version: number,
  changeId: string,
  offer: ProposalOffer,
): Write => ({
  type: 'create',
  path: schoolProposalPath(ref, version),
  data: {
    state: schoolProposalLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    version,
    ...offer,
    steps: storeSteps(offer.steps),
    answer: { name: '', position: '', words: '' },
  },
});

const moved = (state: SchoolProposalState, changeId: string) => ({
  state,
  movedAt: serverTime,
  updatedAt: serverTime,
  lastChange: changeId,
});

/** Takes a version back that a newer one replaces. Belongs in the batch that sends the newer one. */
export const replaceProposal = (ref: string, version: number, changeId: string): Write => ({
  type: 'update',
  path: schoolProposalPath(ref, version),
  changes: moved('replaced', changeId),
});

/** Accepts or declines a version. Belongs in the batch of the transition of the consultation. */
export const answerProposal = (
  ref: string,
  version: number,
  changeId: string,
  state: 'accepted' | 'declined',
  answer: ProposalAnswer,
): Write => ({
  type: 'update',
  path: schoolProposalPath(ref, version),
  changes: { ...moved(state, changeId), answer },
});
