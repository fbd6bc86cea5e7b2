import { groupSizes } from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import { townParts, type WeekSlot } from '@/shared/ghana';

/** Hours that all families of a group must have in common: one lesson a week, and another to move it to. */
export const fewestCommonHours = 2;

/** Families that could share a tutor. */
export interface ProposedGroup {
  /** Two to four, the longest waiting first. */
  readonly requests: readonly TuitionRequest[];
  readonly hours: readonly WeekSlot[];
}

const openStates: readonly string[] = ['submitted', 'reviewing', 'asking'];

/** Lessons at home of one class and subject in one region can be shared. */
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

/** Wishes that cannot both come true: one family asks for a woman, the other for a man. */
const genderOf = (requests: readonly TuitionRequest[]) =>
  new Set(requests.map(({ lessons }) => lessons.tutorGender).filter((gender) => gender !== 'any'));

/**
 * Proposes groups of neighbours: families that wait, in the same town and class, with the same first subject and at least two
 * common hours. The longest waiting comes first and takes those who wait next; nobody is in two groups. The same for every order
 * of the input.
 */
export function proposeGroups(
  requests: readonly TuitionRequest[],
  /** Families that were asked already, whatever they answered: nobody is asked twice. */
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

/** Adds one after another while towns and hours still have enough in common. */
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
    if (common.length < fewestCommonHours || places.length === 0 || genderOf(all).size > 1) continue;
    [requests, hours, towns] = [all, common, places];
  }
  return { requests, hours };
}
