import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToPlace } from '@/shared/lib/focus';
import { placeIn } from '@/shared/way-back';

/** Shows the part that a link led to, with the focus, once it is there. Back shows what was shown before. */
export function usePlaceAskedFor(): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = placeIn(location.state);
  useEffect(() => {
    if (place !== null && !isBack) goToPlace(place);
  }, [place, isBack, location.key]);
}
