import { createContext, use } from 'react';

/** The signed-in member of the office, as the change log names them. */
export interface Staff {
  readonly kind: 'office';
  readonly userId: string;
  readonly name: string;
}

export const StaffContext = createContext<Staff | null>(null);

/** Who signs what is written on the desk. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff must be used inside StaffContext');
  return staff;
}
