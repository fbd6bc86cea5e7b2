import { changePath, logChange, type Staff } from '@/entities/change-log';
import { commitSettings, settingsLine, writeSettings, type SettingsChange } from '@/entities/site-setting';
import { baseApi, onePress, withBackend } from '@/shared/api';

interface SettingsTask extends SettingsChange {
  readonly by: Staff;
  /** ID of the user action and of the change-log entry. */
  readonly actionId: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Changes facts of the office, together with the change-log entry. */
    changeSettings: build.mutation<null, SettingsTask>({
      queryFn: withBackend(async ({ documents }, { by, actionId: id, ...change }) => {
        const writes = [writeSettings(change, id), logChange({ id, by, ...settingsLine(change) })];
        await commitSettings(documents, writes, changePath(id));
        return null;
      }),
    }),
  }),
});

export const useChangeSettingsMutation = onePress(api.useChangeSettingsMutation);
