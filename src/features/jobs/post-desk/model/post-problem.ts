import { closesWithinDays, type Job } from '@/entities/jobs/job';
import { type School, schoolStateAt } from '@/entities/jobs/school';

const dayMs = 86_400_000;

/** Why a post cannot be published, resumed or extended for its school. */
export type SchoolProblem = 'gone' | 'unchecked' | 'lapsed' | 'withdrawn';

/** @param school undefined when its record is not there */
export function schoolProblem(school: School | undefined, now: Date): SchoolProblem | null {
  if (!school) return 'gone';
  const state = schoolStateAt(school, now);
  return state === 'checked' ? null : state;
}

export type ClosingProblem = 'past' | 'far';

/** Why a closing time cannot stand in a post that is published now. */
export function closingProblem({ closesAt }: Pick<Job, 'closesAt'>, now: Date): ClosingProblem | null {
  const ahead = Date.parse(closesAt) - now.getTime();
  if (ahead <= 0) return 'past';
  return ahead > closesWithinDays * dayMs ? 'far' : null;
}
