import type { Officer } from '@/entities/change-log';
import { useEndHiding } from './use-end-hiding';
import { usePublishFigures } from './use-publish-figures';
import { useSettle } from './use-settle';

export { UnreadableNote } from './unreadable-note';

/** What an open desk does by itself. Nothing to show. */
export function SettleDesk({ officer }: { officer: Officer }) {
  useSettle(officer);
  useEndHiding(officer);
  usePublishFigures();
  return null;
}
