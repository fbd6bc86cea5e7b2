import { createChangeId, logChange, logMove } from '@/entities/change-log';
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
import { baseApi, withBackend } from '@/shared/api';
import type { Write } from '@/shared/backend';
import type { Officer } from './desk-api';

interface OnGroup {
  readonly group: NeighbourGroup;
  readonly answers: readonly MemberInvitation[];
  readonly by: Officer;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Writes the group down and invites its families. */
    inviteGroup: build.mutation<
      null,
      { readonly members: readonly string[]; readonly terms: GroupTerms; readonly by: Officer }
    >({
      queryFn: withBackend(async ({ documents }, { members, terms, by }) => {
        const [id, changeId] = [crypto.randomUUID(), createChangeId()];
        await documents.commit([
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
    /** All have agreed: the group is one, and each family learns what the other learners are called. */
    agreeGroup: build.mutation<null, OnGroup & { readonly requests: readonly TuitionRequest[] }>({
      queryFn: withBackend(async ({ documents }, { group, answers, requests, by }) => {
        const names = requests.map(({ learner }) => learner.name).filter((name) => name !== '');
        const writes = answers.flatMap(({ ref }): readonly Write[] => {
          const id = createChangeId();
          const record = invitationPath(ref, group.id);
          return [
            nameInvitation(ref, group.id, id, names),
            logChange({ id, by, record, event: 'group.named' }),
          ];
        });
        const move = { id: createChangeId(), by, record: groupPath(group.id) };
        await documents.commit([
          ...logMove({ ...move, event: 'group.agreed', from: group.state, to: 'agreed' }),
          ...writes,
        ]);
        return null;
      }),
    }),
    /** The group comes to nothing: its open invitations are closed with it. */
    dropGroup: build.mutation<null, OnGroup>({
      queryFn: withBackend(async ({ documents }, { group, answers, by }) => {
        const move = { id: createChangeId(), by, record: groupPath(group.id) };
        await documents.commit([
          ...logMove({ ...move, event: 'group.dropped', from: group.state, to: 'dropped' }),
          ...answers
            .filter(({ state }) => state === 'invited' || state === 'agreed')
            .flatMap(({ ref, state }) =>
              logMove({
                id: createChangeId(),
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

export const { useInviteGroupMutation, useAgreeGroupMutation, useDropGroupMutation } = api;
