import { useLocation } from 'react-router-dom';
import { wayBackIn, type WayBack } from '@/shared/way-back';
import { useAboutCode } from './use-about-code';

/** Where the form of a worry was opened; the tutor of the code in its address else. Null without either. */
export function useWayBack(): WayBack | null {
  const code = useAboutCode();
  const way = wayBackIn(useLocation().state);
  return way ?? (code === '' ? null : { code, place: 'part-tutor' });
}
