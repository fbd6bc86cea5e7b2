import { dequal } from 'dequal/lite';
import { createChangeId, logChange, type Staff } from '@/entities/change-log';
import { groupPath, invitationPath, invitationsCollection, nameInvitation } from '@/entities/neighbour-group';
import {
  followingStates,
  learnerPartOf,
  offerContactOf,
  offerContactPath,
  offerPath,
} from '@/entities/offer';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  proposalsCollection,
  tuitionRequestPath,
  type GuardianContact,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { BackendFailure, serverTime, type DocumentsPort, type Write } from '@/shared/backend';
import { isFollowed } from '../model/corrections-to-check';

/** Copies that follow in the batch of the request; the lookups of one batch are limited. */
export const inOneBatch = 2;

/** The contact of a request, for what follows it; null when it is gone. */
export async function readGuardian(documents: DocumentsPort, ref: string): Promise<GuardianContact | null> {
  const data = await documents.get(guardianContactPath(ref));
  return data && parseGuardianContact(ref, data);
}

/** Updates of what offers have of a request, where they say something else than it. */
export async function copiesOf(
  documents: DocumentsPort,
  request: Pick<TuitionRequest, 'ref' | 'learner' | 'lessons' | 'place'>,
  guardian: GuardianContact | null,
): Promise<readonly Write[]> {
  const learner = learnerPartOf(request);
  const contact = guardian && offerContactOf(request, guardian);
  const proposals = await documents.list({ collection: proposalsCollection(request.ref) });
  const copies = await Promise.all(
    proposals.map(async ({ id }): Promise<readonly Write[]> => {
      const [path, contactPath] = [offerPath(id), offerContactPath(id)];
      const [offer, shown] = await Promise.all([documents.get(path), documents.get(contactPath)]);
      if (!followingStates.some((state) => state === offer?.state)) return [];
      return [
        ...(dequal(offer?.learner, learner)
          ? []
          : [{ type: 'update', path, changes: { learner, updatedAt: serverTime } } as const]),
        ...(contact === null || shown === null || dequal(shown, contact)
          ? []
          : [{ type: 'update', path: contactPath, changes: { ...contact } } as const]),
      ];
    }),
  );
  return copies.flat();
}

/** Lets all offers of a request follow what is stored of it now. Safe to repeat. */
export async function followRequest(documents: DocumentsPort, ref: string): Promise<void> {
  const stored = await documents.get(tuitionRequestPath(ref));
  if (stored === null) throw new BackendFailure('not-found', `no request ${ref}`);
  const guardian = await readGuardian(documents, ref);
  for (const copy of await copiesOf(documents, parseTuitionRequest(ref, stored), guardian))
    await documents.commit([copy]);
}

/** An invitation of neighbours whose names are not those of the learners. */
interface Misnamed {
  readonly member: string;
  readonly groupId: string;
  readonly names: readonly string[];
}

/** Invitations in groups of a request that name its learner otherwise than their requests do. */
async function misnamedIn(documents: DocumentsPort, ref: string): Promise<readonly Misnamed[]> {
  const found: Misnamed[] = [];
  for (const { id: groupId } of await documents.list({ collection: invitationsCollection(ref) })) {
    const group = await documents.get(groupPath(groupId));
    // Nobody is named before all families have agreed.
    if (group?.state !== 'agreed') continue;
    const members = group.members as readonly string[];
    const requests = await Promise.all(members.map((member) => documents.get(tuitionRequestPath(member))));
    const names = requests
      .map((request) => (request?.learner as { readonly name: string } | undefined)?.name ?? '')
      .filter((name) => name !== '');
    for (const member of members) {
      const invitation = await documents.get(invitationPath(member, groupId));
      const named = (invitation?.names ?? []) as readonly string[];
      if (invitation?.state === 'agreed' && !dequal([...named].sort(), [...names].sort()))
        found.push({ member, groupId, names });
    }
  }
  return found;
}

/** Lets invitations of neighbours follow the names of the learners, each with its line. Safe to repeat. */
export async function renameInGroups(documents: DocumentsPort, ref: string, by: Staff): Promise<void> {
  for (const { member, groupId, names } of await misnamedIn(documents, ref)) {
    const id = createChangeId();
    await documents.commit([
      nameInvitation(member, groupId, id, names),
      logChange({ id, by, record: invitationPath(member, groupId), event: 'group.named' }),
    ]);
  }
}

/** How much still says something else than a corrected request. */
export interface LeftToFollow {
  readonly ref: string;
  readonly offers: number;
  readonly invitations: number;
}

/**
 * What does not follow a corrected request yet, since the press that corrected it broke off between batches.
 * It is read from the records themselves.
 * @param hasContact whether a contact or the learner's name was corrected: contacts are not read without need
 */
export async function leftToFollow(
  documents: DocumentsPort,
  { ref, hasContact }: { readonly ref: string; readonly hasContact: boolean },
): Promise<LeftToFollow> {
  const stored = await documents.get(tuitionRequestPath(ref));
  if (stored === null) return { ref, offers: 0, invitations: 0 };
  const request = parseTuitionRequest(ref, stored);
  if (!isFollowed(request)) return { ref, offers: 0, invitations: 0 };
  const copies = await copiesOf(documents, request, hasContact ? await readGuardian(documents, ref) : null);
  return {
    ref,
    offers: new Set(copies.map(({ path }) => path.split('/')[1])).size,
    invitations: hasContact ? (await misnamedIn(documents, ref)).length : 0,
  };
}
