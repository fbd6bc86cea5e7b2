import * as v from 'valibot';
import type { Consultation } from '@/entities/consultancy/consultation';
import { isPastDate, type SchoolProposal } from '@/entities/consultancy/proposal';
import { isWaitingWrite, readShown, type PendingWrite } from '@/shared/pending-writes';

/**
 * Whether the version on the screen can be answered. By the clock of the phone it may be `late`: the person
 * can still try, because only the clock of the backend counts. `behind`: a newer one exists, and is not read
 * yet.
 */
type Answerability = 'open' | 'late' | 'behind' | 'closed';

export function answerabilityOf(
  { state, latest, removal }: Pick<Consultation, 'state' | 'latest' | 'removal'>,
  proposal: Pick<SchoolProposal, 'state' | 'version' | 'validUntil'>,
  now: Date,
): Answerability {
  if (state !== 'proposed' || removal !== undefined) return 'closed';
  if (proposal.version < latest || proposal.state === 'replaced') return 'behind';
  if (proposal.state !== 'sent') return 'closed';
  return isPastDate(proposal, now) ? 'late' : 'open';
}

const shownAnswer = v.object({
  version: v.number(),
  name: v.string(),
  position: v.string(),
  words: v.string(),
});

/** What was typed into an answer; null for another act. */
export const answerOf = (act: PendingWrite) => readShown(shownAnswer, act);

/**
 * Why the backend did not take an answer: a newer version came first, somebody else answered, the last day
 * was over, or the consultation is closed.
 */
export type Refusal = 'replaced' | 'answered' | 'late' | 'clock' | 'closed' | 'unknown';

export function refusalOf(
  act: PendingWrite,
  consultation: Pick<Consultation, 'state' | 'latest' | 'removal'>,
  proposals: readonly SchoolProposal[],
  now: Date,
): Refusal {
  const answer = answerOf(act);
  const proposal = proposals.find(({ version }) => version === answer?.version);
  if (isWaitingWrite(act) || !answer || !proposal) return 'unknown';
  if (answer.version < consultation.latest) return 'replaced';
  if (proposal.state === 'accepted' || proposal.state === 'declined') return 'answered';
  if (answerabilityOf(consultation, proposal, now) === 'closed') return 'closed';
  if (act.event !== 'proposal.accepted' || act.problem !== 'forbidden') return 'unknown';
  return isPastDate(proposal, now) ? 'late' : 'clock';
}
