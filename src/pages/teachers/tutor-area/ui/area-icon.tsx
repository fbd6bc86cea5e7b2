import { BarIcon } from '@/shared/ui/bottom-bar';
import type { AreaView } from '../model/area-address';

/** Paths in a 24 × 24 box, one stroke each. They are part of this page, not of every page. */
const paths = {
  offers: 'M4 6L12 13L20 6V18H4V6H20',
  learners: 'M4 21C4 16 8 14 12 14C16 14 20 16 20 21M12 14a5 5 0 1 1 .01 0',
  lessons: 'M12 7C9 5 6 5 3 6V19C6 18 9 18 12 20C15 18 18 18 21 19V6C18 5 15 5 12 7V20',
  homework: 'M4 20V16L16 4l4 4L8 20z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const satisfies Partial<Record<AreaView | 'more', string>>;

export type AreaIconName = keyof typeof paths;

/** Icon above a word of the bar. */
export function AreaIcon({ name }: { name: AreaIconName }) {
  return <BarIcon path={paths[name]} isBold={name === 'more'} />;
}
