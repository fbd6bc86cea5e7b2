import * as v from 'valibot';
import { maximumBudgetCedis, type TuitionRequestInput } from '@/entities/tuition-request';
import { optionalCedis } from '@/shared/fields';

const budget = optionalCedis(maximumBudgetCedis);

/** The typed budget of a lesson in pesewas; 0 without one, and for what is no amount. */
export function budgetOf({ budget: typed }: Pick<TuitionRequestInput, 'budget'>): number {
  const read = v.safeParse(budget, typed);
  return read.success ? read.output : 0;
}
