import {
  baseApi,
  keepFresh,
  keepListFresh,
  longListSeconds,
  readList,
  readRecord,
  withBackend,
} from '@/shared/api';
import {
  groupCollection,
  invitationPath,
  invitationsCollection,
  parseGroup,
  parseInvitation,
  type Invitation,
  type NeighbourGroup,
} from '../model/neighbour-group';

/** The newest first. */
const byAge = {
  idOf: ({ id }: NeighbourGroup) => id,
  compare: (one: NeighbourGroup, other: NeighbourGroup) => (one.createdAt > other.createdAt ? -1 : 1),
};

/** A group and the codes of its families. */
export interface GroupMembers {
  readonly id: string;
  readonly members: readonly string[];
}

/** A family's answer, as the office sees it. */
export interface MemberInvitation extends Invitation {
  readonly ref: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The groups that a family is invited into, the newest first; for whoever has its code. */
    invitations: build.query<readonly Invitation[], string>({
      queryFn: withBackend(async (backend, ref) => {
        const documents = await backend.documents.list({
          collection: invitationsCollection(ref),
          orderBy: { field: 'createdAt', direction: 'descending' },
        });
        return readList(invitationsCollection(ref), documents, parseInvitation);
      }),
      onCacheEntryAdded: (ref, life) =>
        keepFresh(
          [invitationsCollection(ref)],
          () =>
            void life.dispatch(
              api.endpoints.invitations.initiate(ref, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
    /** All groups, the newest first: for the office. */
    neighbourGroups: build.query<readonly NeighbourGroup[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({
          collection: groupCollection,
          orderBy: { field: 'createdAt', direction: 'descending' },
        });
        return Object.freeze(readList(groupCollection, documents, parseGroup));
      }),
      onCacheEntryAdded: (_all, life) =>
        keepListFresh(
          {
            collection: groupCollection,
            parse: parseGroup,
            ...byAge,
            read: (isForced): Promise<unknown> =>
              life.dispatch(
                api.endpoints.neighbourGroups.initiate(null, { subscribe: false, forceRefetch: isForced }),
              ),
          },
          life,
        ),
    }),
    /** The answers of a group's families, in the order of its members: for the office. */
    groupAnswers: build.query<readonly MemberInvitation[], GroupMembers>({
      queryFn: withBackend(async (backend, { id, members }) => {
        const invitations = await Promise.all(
          members.map(async (ref) => {
            const data = await backend.documents.get(invitationPath(ref, id));
            const invitation = data && readRecord(invitationPath(ref, id), data, parseInvitation);
            return invitation && { ...invitation, ref };
          }),
        );
        return invitations.filter((invitation) => invitation !== null);
      }),
      onCacheEntryAdded: (group, life) =>
        keepFresh(
          group.members.map((ref) => invitationPath(ref, group.id)),
          () =>
            void life.dispatch(
              api.endpoints.groupAnswers.initiate(group, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useInvitationsQuery, useNeighbourGroupsQuery, useGroupAnswersQuery } = api;
