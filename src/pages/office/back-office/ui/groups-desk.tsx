import type { Officer } from '@/entities/change-log';
import { GroupOffer } from '@/features/tuition/matching';
import { GroupsView } from '@/features/tuition/group-desk';

/** Groups of neighbours, with their tutor selection. */
export function GroupsDesk({ officer }: { officer: Officer }) {
  return (
    <GroupsView
      officer={officer}
      offers={(group, requests, tutors) => (
        <GroupOffer group={group} requests={requests} tutors={tutors} officer={officer} />
      )}
    />
  );
}
