import { GroupOffer } from '@/features/tuition/matching';
import { GroupsView } from '@/features/tuition/group-desk';

/** Groups of neighbours, with their tutor selection. */
export function GroupsDesk() {
  return (
    <GroupsView
      offers={(group, requests, tutors) => <GroupOffer group={group} requests={requests} tutors={tutors} />}
    />
  );
}
