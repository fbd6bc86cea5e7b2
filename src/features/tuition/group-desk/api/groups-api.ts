import { logChange, logTransition, type Staff } from '@/entities/change-log';
import {
  createGroup,
  groupPath,
  invitationPath,
  nameInvitation,
  type GroupTerms,
  type MemberInvitation,
  type NeighbourGroup,
} from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import type { Write } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

interface OnGroup extends Pressed {
  readonly group: NeighbourGroup;
  readonly answers: readonly MemberInvitation[];
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Creates the group and invites its families. */
    inviteGroup: build.mutation<
      null,
      Pressed & { readonly members: readonly string[]; readonly terms: GroupTerms; readonly by: Staff }
    >({
      queryFn: withBackend(async ({ documents }, { actionId, members, terms, by }) => {
        const [id, changeId] = [actionId, deriveId(actionId, 'line')];
        await submitOnce({ documents }, [
          ...createGroup({ id, changeId, members, terms }),
          logChange({
            id: changeId,
            by,
            record: groupPath(id),
            event: 'group.proposed',
            after: { state: 'proposed' },
          }),
        ]);
        return null;
      }),
    }),
    /** Marks the group as agreed and gives each family the names of the other learners. */
    agreeGroup: build.mutation<null, OnGroup & { readonly requests: readonly TuitionRequest[] }>({
      queryFn: withBackend(async ({ documents }, { actionId, group, answers, requests, by }) => {
        const names = requests.map(({ learner }) => learner.name).filter((name) => name !== '');
        const writes = answers.flatMap(({ ref }, index): readonly Write[] => {
          const id = deriveId(actionId, index);
          const record = invitationPath(ref, group.id);
          return [
            nameInvitation(ref, group.id, id, names),
            logChange({ id, by, record, event: 'group.named' }),
          ];
        });
        const transition = { id: actionId, by, record: groupPath(group.id) };
        await submitOnce({ documents }, [
          ...logTransition({ ...transition, event: 'group.agreed', from: group.state, to: 'agreed' }),
          ...writes,
        ]);
        return null;
      }),
    }),
    /** Drops the group and closes its open invitations. */
    dropGroup: build.mutation<null, OnGroup>({
      queryFn: withBackend(async ({ documents }, { actionId, group, answers, by }) => {
        const transition = { id: actionId, by, record: groupPath(group.id) };
        await submitOnce({ documents }, [
          ...logTransition({ ...transition, event: 'group.dropped', from: group.state, to: 'dropped' }),
          ...answers
            .filter(({ state }) => state === 'invited' || state === 'agreed')
            .flatMap(({ ref, state }, index) =>
              logTransition({
                id: deriveId(actionId, index),
                by,
                record: invitationPath(ref, group.id),
                event: 'invitation.closed',
                from: state,
                to: 'closed',
              }),
            ),
        ]);
        return null;
      }),
    }),
  }),
});

export const useInviteGroupMutation = onePress(api.useInviteGroupMutation);
export const useAgreeGroupMutation = onePress(api.useAgreeGroupMutation);
export const useDropGroupMutation = onePress(api.useDropGroupMutation);
