import { useToTell, type TellingArea } from '@/features/tuition/telling';
import { Badge } from '../badge';

/** How many families wait to hear what the tutor did. Asks nothing while no lesson changed. */
export function ToTellBadge({ area }: { area: TellingArea }) {
  return <Badge count={useToTell(area).owed.length} />;
}
