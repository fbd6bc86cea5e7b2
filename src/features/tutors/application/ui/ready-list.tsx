import { useTranslation } from 'react-i18next';
import { useOffice } from '@/shared/office-facts';

const ready = ['card', 'certificate', 'licence', 'police', 'people'] as const;

/** What an applicant needs at hand. */
export function ReadyList() {
  const { t } = useTranslation('apply');
  const { policeCertificate: context } = useOffice();
  return (
    <ul>
      {ready.map((key) => (
        <li key={key}>{key === 'police' ? t('aside.need.police', { context }) : t(`aside.need.${key}`)}</li>
      ))}
    </ul>
  );
}
