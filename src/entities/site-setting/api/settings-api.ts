import { baseApi, liveQuery, withBackend } from '@/shared/api';
import { parseSiteSettings, siteSettingsPath, type OfficeSettings } from '../model/site-settings';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The settings of the office; null while it has set nothing. */
    siteSettings: build.query<OfficeSettings | null, null>(
      liveQuery({
        watch: () => [siteSettingsPath],
        read: withBackend(async ({ documents }) => {
          const data = await documents.get(siteSettingsPath);
          return data ? parseSiteSettings(data) : null;
        }),
      }),
    ),
  }),
});

export const { useSiteSettingsQuery } = api;
