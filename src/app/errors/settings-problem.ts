import { BackendFailure } from '@/shared/backend';

/** The settings of this site cannot be used: whoever set it up has to mend them. Its message names what is wrong. */
export class SettingsProblem extends BackendFailure {
  constructor(message: string) {
    super('settings', message);
  }
}
