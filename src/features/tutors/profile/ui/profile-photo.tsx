import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { useLoadBackend } from '@/shared/api';
import styles from './profile.module.css';

/** The public photo of a tutor, once it has come. */
export function ProfilePhoto({ tutor }: { tutor: Tutor }) {
  const { t } = useTranslation('tutor-area');
  const address = useFileAddress(tutor.photo);
  if (tutor.photo === '') return <p>{t('profile.noPhoto')}</p>;
  return address === null ? null : <img className={styles.photo} src={address} alt={t('profile.photo')} />;
}

/** An address of a stored file for this page; null until it is there, and when it cannot be had. */
function useFileAddress(id: string): string | null {
  const loadBackend = useLoadBackend();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    const load = async () => {
      const file = await (await loadBackend()).files.get(id);
      if (!file || !isWanted) return;
      made = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.facts.type }));
      setAddress(made);
    };
    // A photo that does not come leaves its place empty.
    if (id !== '') load().catch(() => undefined);
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [loadBackend, id]);
  return address;
}
