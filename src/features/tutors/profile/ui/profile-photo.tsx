import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { useLoadBackend } from '@/shared/api';
import styles from './profile.module.css';

/** The tutor's public photo once it has loaded. */
export function ProfilePhoto({ tutor }: { tutor: Tutor }) {
  const { t } = useTranslation('tutor-area');
  const address = useFileAddress(tutor.photo);
  if (tutor.photo === '') return <p>{t('profile.noPhoto')}</p>;
  return address === null ? null : <img className={styles.photo} src={address} alt={t('profile.photo')} />;
}

/** Object URL of a stored file; null while loading and on error. */
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
    // On error the place stays empty.
    if (id !== '') load().catch(() => undefined);
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [loadBackend, id]);
  return address;
}
