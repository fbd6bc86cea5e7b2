import type { Officer } from '../api/desk-api';
import { useSettle } from './use-settle';

/** Settles while it is there. Nothing to show. */
export function SettleDesk({ officer }: { officer: Officer }) {
  useSettle(officer);
  return null;
}
