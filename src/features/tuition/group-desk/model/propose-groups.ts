import { groupSizes } from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import { townParts, type WeekSlot } from '@/shared/ghana';

/** Hours that all families of a group must share: one for the weekly lesson and one as an alternative. */
export const minimumCommonHours = 2;

/** Families that could share a tutor. */
export interface ProposedGroup {
  /** Two to four requests, longest waiting first. */
  readonly requests: readonly TuitionRequest[];
  readonly hours: readonly WeekSlot[];
}

const openStates: readonly string[] = ['submitted', 'reviewing', 'asking'];

/** Grouping key: home lessons with the same region, subject and class. */
const kindOf = ({ place, lessons }: TuitionRequest): string =>
  [place.region, lessons.prioritySubject, lessons.schoolClass].join(' ');

const canShare = ({ state, place, learner }: TuitionRequest): boolean =>
  openStates.includes(state) && place.where !== 'online' && place.town !== '' && learner.need === '';

const byWait = (one: TuitionRequest, other: TuitionRequest): number =>
  one.createdAt === other.createdAt
    ? one.ref < other.ref
      ? -1
      : 1
    : one.createdAt < other.createdAt
      ? -1
      : 1;

const inCommon = <Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] =>
  items.filter((item) => others.includes(item));

/** Conflicting preferences have two entries: one family wants a woman, another a man. */
const genderOf = (requests: readonly TuitionRequest[]) =>
  new Set(requests.map(({ lessons }) => lessons.tutorGender).filter((gender) => gender !== 'any'));

/**
 * Proposes groups of neighbours: waiting families in the same town and class, with the same priority subject
 * and at least two common hours. Greedy: starts with the longest waiting family and adds the next ones. No
 * family is in two groups. The result does not depend on the input order.
 */
export function proposeGroups(
  requests: readonly TuitionRequest[],
  /** Families that were invited before, whatever they answered; none is invited twice. */
  asked: ReadonlySet<string>,
): readonly ProposedGroup[] {
  const waiting = requests.filter((request) => canShare(request) && !asked.has(request.ref)).sort(byWait);
  const taken = new Set<string>();
  const groups: ProposedGroup[] = [];
  for (const first of waiting) {
    if (taken.has(first.ref)) continue;
    const group = gather(
      first,
      waiting.filter(({ ref }) => ref !== first.ref && !taken.has(ref)),
    );
    if (group.requests.length < groupSizes.fewest) continue;
    for (const { ref } of group.requests) taken.add(ref);
    groups.push(group);
  }
  return groups;
}

/** Adds families one by one while their towns and hours still overlap. */
function gather(first: TuitionRequest, others: readonly TuitionRequest[]): ProposedGroup {
  let requests: readonly TuitionRequest[] = [first];
  let hours: readonly WeekSlot[] = first.lessons.hours;
  let towns = townParts(first.place.town);
  for (const other of others) {
    if (requests.length === groupSizes.most) break;
    if (kindOf(other) !== kindOf(first)) continue;
    const [common, places] = [
      inCommon(hours, other.lessons.hours),
      inCommon(towns, townParts(other.place.town)),
    ];
    const all = [...requests, other];
    if (common.length < minimumCommonHours || places.length === 0 || genderOf(all).size > 1) continue;
    [requests, hours, towns] = [all, common, places];
  }
  return { requests, hours };
}
