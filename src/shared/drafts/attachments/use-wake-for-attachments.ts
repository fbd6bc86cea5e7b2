import { useEffect } from 'react';

/** Wakes a form that still sleeps, because this device has pictures for it, or something that another app shared. */
export function useWakeForAttachments(form: string, wake: () => void): void {
  useEffect(() => {
    const look = async () => {
      const { listAttachments } = await import(/* webpackChunkName: "device" */ '@/shared/device-database');
      const rows = await listAttachments(form);
      if (rows.length > 0) wake();
    };
    // A device that keeps nothing has nothing to wake for.
    look().catch(() => undefined);
  }, [form, wake]);
}
