import { BackendFailure, type BackendErrorCode } from '@/shared/backend';

const code: BackendErrorCode = 'settings';

/** The site's settings are invalid; its administrator has to repair them. The message names the problem. */
export class SettingsProblem extends BackendFailure {
  constructor(message: string) {
    super(code, message);
  }
}

/** Tests by `code`, so that the first script does not include the class. */
export const isSettingsProblem = (cause: unknown): cause is SettingsProblem =>
  cause instanceof Error && 'code' in cause && cause.code === code;
