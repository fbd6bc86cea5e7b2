import {
  changesOnly,
  isAdmin,
  isAdministrator,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, isOfJunk } from '@/shared/lib/lifecycle';
import { schoolProposalLifecycle } from './proposal-lifecycle';
import {
  isPastDate,
  schoolProposalSchema,
  schoolProposalsCollection,
  versionId,
  type SchoolProposal,
} from './school-proposal';

/** Most days for which a proposal holds. */
export const maximumValidDays = 366;

const dayMs = 86_400_000;

/** What proposals need of their consultation. */
export interface ProposalSurroundings {
  readonly consultationPathOf: (ref: string) => string;
}

type Records = readonly [was: DocumentData | null, is: DocumentData | null];

/** Whether it can be accepted today, and not for longer than a year. */
const isInTime = ({ validUntil }: SchoolProposal, now: string): boolean =>
  !isPastDate({ validUntil }, new Date(now)) &&
  Date.parse(validUntil) <= Date.parse(now) + maximumValidDays * dayMs;

/** Whether the school answers the newest version, and the consultation moves with it. */
function isAnswered({ before, after, now }: AccessContext, [was, is]: Records): boolean {
  const [old, proposal] = [before, after] as unknown as readonly [SchoolProposal, SchoolProposal];
  const { name, position } = proposal.answer;
  const target = proposal.state === 'accepted' ? 'agreed' : 'scoping';
  return (
    schoolProposalLifecycle.allows(old.state, proposal.state, 'code-holder') &&
    name !== '' &&
    position !== '' &&
    was?.state === 'proposed' &&
    was.latest === proposal.version &&
    is?.state === target &&
    (proposal.state === 'declined' || !isPastDate(proposal, new Date(now)))
  );
}

/**
 * Access rules of the versions of a proposal: whoever has the code of the consultation reads them; the office
 * sends and replaces, the school answers. Each comes with the change of its consultation.
 */
export function createProposalAccess({ consultationPathOf }: ProposalSurroundings): CollectionAccess {
  const recordsOf = async ({ params, read, readAfter }: AccessContext): Promise<Records> => {
    const path = consultationPathOf(params.ref ?? '');
    return [await read(path), await readAfter(path)];
  };
  return {
    pattern: `${schoolProposalsCollection('{ref}')}/{version}`,
    get: () => true,
    list: () => true,
    create: async (context) => {
      const { id, after, now } = context;
      if (!isAdmin(context) || !isStored(schoolProposalSchema, after)) return false;
      const proposal = after as unknown as SchoolProposal;
      const [was, is] = await recordsOf(context);
      return (
        id === versionId(proposal.version) &&
        isNewRecord({ after, now }, schoolProposalLifecycle) &&
        Object.values(proposal.answer).every((text) => text === '') &&
        isInTime(proposal, now) &&
        was !== null &&
        was.lastChange !== proposal.lastChange &&
        is?.lastChange === proposal.lastChange &&
        is.latest === proposal.version &&
        was.latest === proposal.version - 1
      );
    },
    update: async (context) => {
      const { before, after, now } = context;
      if (!isStored(schoolProposalSchema, after) || after?.updatedAt !== now || after.movedAt !== now)
        return false;
      const [was, is] = await recordsOf(context);
      if (was?.lastChange === is?.lastChange || is?.lastChange !== after.lastChange) return false;
      const stamps = ['state', 'movedAt', 'updatedAt', 'lastChange'];
      if (after.state === 'replaced')
        return (
          isAdmin(context) &&
          before?.state === 'sent' &&
          is?.latest === Number(after.version) + 1 &&
          is.state === 'proposed' &&
          changesOnly(context, stamps)
        );
      return (
        !isAdministrator(context) &&
        changesOnly(context, [...stamps, 'answer']) &&
        isAnswered(context, [was, is])
      );
    },
    delete: (context) => isOfJunk(context, consultationPathOf(context.params.ref ?? '')),
  };
}
