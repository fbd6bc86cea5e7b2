import type { ReactNode } from 'react';
import { useTutorQuery, type Tutor } from '@/entities/tutor';

export type PricedTutor = Pick<Tutor, 'name' | 'price'>;

interface WishedPriceProps {
  id: string;
  /** Shown until the tutor has loaded, and for one without a price. */
  usual: ReactNode;
  children: (tutor: PricedTutor) => ReactNode;
}

/** Renders with the wished tutor, whose price is in pesewas. */
export function WishedPrice({ id, usual, children }: WishedPriceProps) {
  const { data } = useTutorQuery(id);
  return data && data.price > 0 ? children(data) : usual;
}
