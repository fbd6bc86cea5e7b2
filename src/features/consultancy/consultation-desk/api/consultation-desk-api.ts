import { logTrackedTransition, logUpdate, type Staff } from '@/entities/change-log';
import {
  consultationPath,
  proposalRenewed,
  questionAnswered,
  schoolLinked,
  stepMarked,
  writeMessage,
  type Consultation,
} from '@/entities/consultancy/consultation';
import { replaceProposal, sendProposal, type ProposalOffer } from '@/entities/consultancy/proposal';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce, type DocumentData, type Write } from '@/shared/backend';
import type { StepSlot } from '@/shared/choices';

interface OnConsultation extends Pressed {
  /** As the office saw it. The change fails when somebody else has moved it since. */
  readonly consultation: Consultation;
  readonly by: Staff;
}

/** Writes of a change that leaves the state alone. */
const note = (
  { actionId: id, consultation, by }: OnConsultation,
  change: { readonly event: string; readonly changes: DocumentData },
): readonly Write[] => logUpdate({ id, by, record: consultationPath(consultation.ref), ...change });

/** Writes of the version after the newest: the first one, or one in the place of a version that waits. */
function versionWrites(given: OnConsultation & { readonly offer: ProposalOffer }): readonly Write[] {
  const { actionId: id, consultation, by, offer } = given;
  const { ref, state } = consultation;
  const latest = consultation.latest + 1;
  const sent = sendProposal(ref, latest, id, offer);
  if (state === 'proposed')
    return [
      ...note(given, { event: proposalRenewed, changes: { latest } }),
      replaceProposal(ref, consultation.latest, id),
      sent,
    ];
  return [
    ...logTrackedTransition({
      id,
      ref,
      by,
      record: consultationPath(ref),
      event: 'proposal.sent',
      from: state,
      to: 'proposed',
      changes: { latest },
    }),
    sent,
  ];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Sends the next version of the proposal. */
    sendProposalVersion: build.mutation<null, OnConsultation & { readonly offer: ProposalOffer }>({
      queryFn: withBackend(async ({ documents }, given) => {
        await submitOnce({ documents }, versionWrites(given));
        return null;
      }),
    }),
    /** Writes to the school: an answer, or something that it should know. */
    writeToSchool: build.mutation<null, OnConsultation & { readonly words: string }>({
      queryFn: withBackend(async ({ documents }, given) => {
        const { actionId, consultation, words } = given;
        await submitOnce({ documents }, [
          ...note(given, { event: questionAnswered, changes: { asked: false } }),
          writeMessage(consultation.ref, actionId, { from: 'office', words }),
        ]);
        return null;
      }),
    }),
    /** Marks a step of the agreed proposal as done on a day, or takes that back. */
    markStep: build.mutation<null, OnConsultation & { readonly slot: StepSlot; readonly day: string | null }>(
      {
        queryFn: withBackend(async ({ documents }, given) => {
          const { consultation, slot, day } = given;
          const { [slot]: _mark, ...others } = consultation.done;
          // A mark touches its own step alone: a colleague may mark another one at the same time.
          const changes = day === null ? { done: others } : { [`done.${slot}`]: day };
          await submitOnce({ documents }, note(given, { event: stepMarked, changes }));
          return null;
        }),
      },
    ),
    /** Says which checked school it is, or takes that back. */
    linkSchool: build.mutation<null, OnConsultation & { readonly schoolId: string }>({
      queryFn: withBackend(async ({ documents }, given) => {
        await submitOnce(
          { documents },
          note(given, { event: schoolLinked, changes: { schoolId: given.schoolId } }),
        );
        return null;
      }),
    }),
  }),
});

export const useSendProposalVersionMutation = onePress(api.useSendProposalVersionMutation);
export const useWriteToSchoolMutation = onePress(api.useWriteToSchoolMutation);
export const useMarkStepMutation = onePress(api.useMarkStepMutation);
export const useLinkSchoolMutation = onePress(api.useLinkSchoolMutation);
