import { createContext } from 'react';
import { useProvided } from '@/shared/provided';

/** The signed-in member of the office, as the change log names them. */
export interface Staff {
  readonly kind: 'office';
  readonly userId: string;
  readonly name: string;
}

export const StaffContext = createContext<Staff | null>(null);

/** Who signs what is written on the desk. */
export const useStaff = (): Staff => useProvided(StaffContext);
