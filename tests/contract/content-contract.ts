import type { BackendPort } from '@/shared/backend';
import type { BackendUnderTest } from './backend-contract';
import { describeHelpfulVoteContract } from './helpful-vote-contract';
import { describeQuestionReportContract } from './question-report-contract';
import { describeWordingContract } from './wording-contract';

/**
 * Contracts of what visitors say of the words of the site, without an account.
 * @param current returns the backend of the running test
 */
export function describeContentContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  describeHelpfulVoteContract(name, current);
  describeQuestionReportContract(name, current);
  describeWordingContract(name, current);
}
