import { useEffect } from 'react';

/** Hydrates a deferred form when this device has attachments or shared files for it. */
export function useHydrateForAttachments(form: string, hydrate: () => void): void {
  useEffect(() => {
    const look = async () => {
      const { listAttachments } = await import(/* webpackChunkName: "device" */ '@/shared/device-database');
      const rows = await listAttachments(form);
      if (rows.length > 0) hydrate();
    };
    // Without storage there is nothing to show.
    look().catch(() => undefined);
  }, [form, hydrate]);
}
