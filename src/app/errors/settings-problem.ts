import { BackendFailure, type BackendErrorCode } from '@/shared/backend';

const code: BackendErrorCode = 'settings';

/** The settings of this site cannot be used: whoever set it up has to mend them. Its message names what is wrong. */
export class SettingsProblem extends BackendFailure {
  constructor(message: string) {
    super(code, message);
  }
}

/** Asked without the class, which the first script of a page then does not carry. */
export const isSettingsProblem = (cause: unknown): cause is SettingsProblem =>
  cause instanceof Error && 'code' in cause && cause.code === code;
