import { baseApi, foundList, liveList, liveQuery, newestFirst, readOne, withBackend } from '@/shared/api';
import {
  groupCollection,
  invitationPath,
  invitationsCollection,
  parseGroup,
  parseInvitation,
  type Invitation,
  type NeighbourGroup,
} from '../model/neighbour-group';

/** A group and the reference codes of its families. */
export interface GroupMembers {
  readonly id: string;
  readonly members: readonly string[];
}

/** A family's answer, as shown to the office. */
export interface MemberInvitation extends Invitation {
  readonly ref: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A family's invitations, newest first. Open to whoever has its code. */
    invitations: build.query<readonly Invitation[], string>(
      foundList({
        collection: invitationsCollection,
        find: (documents, ref) =>
          documents.list({
            collection: invitationsCollection(ref),
            orderBy: { field: 'createdAt', direction: 'descending' },
          }),
        parse: parseInvitation,
      }),
    ),
    /** All groups, newest first. For the office. */
    neighbourGroups: build.query<readonly NeighbourGroup[], null>(
      liveList({
        collection: groupCollection,
        parse: parseGroup,
        idOf: ({ id }: NeighbourGroup) => id,
        compare: newestFirst,
      }),
    ),
    /** The answers of a group's families, in the order of its members. For the office. */
    groupAnswers: build.query<readonly MemberInvitation[], GroupMembers>(
      liveQuery({
        watch: (group) => group.members.map((ref) => invitationPath(ref, group.id)),
        read: withBackend(async (backend, { id, members }) => {
          const invitations = await Promise.all(
            members.map(async (ref) => {
              const invitation = await readOne(backend.documents, invitationPath(ref, id), parseInvitation);
              return invitation && { ...invitation, ref };
            }),
          );
          return invitations.filter((invitation) => invitation !== null);
        }),
      }),
    ),
  }),
});

export const { useInvitationsQuery, useNeighbourGroupsQuery, useGroupAnswersQuery } = api;
