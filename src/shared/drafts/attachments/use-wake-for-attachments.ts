import { useEffect } from 'react';

/** Wakes a sleeping form when this device has attachments or shared files for it. */
export function useWakeForAttachments(form: string, wake: () => void): void {
  useEffect(() => {
    const look = async () => {
      const { listAttachments } = await import(/* webpackChunkName: "device" */ '@/shared/device-database');
      const rows = await listAttachments(form);
      if (rows.length > 0) wake();
    };
    // Without storage there is nothing to show.
    look().catch(() => undefined);
  }, [form, wake]);
}
