import { useTranslation } from 'react-i18next';
import { useCertificateWords, type Certificate } from '@/entities/certificate';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

/** Saves the certificates of service, without their ids. */
export function SaveCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useTranslation('admin');
  const words = useCertificateWords();
  const times = useTimeColumns();
  const csv = () =>
    toCsv<Certificate>(
      [
        { title: t('csv.tutor'), value: ({ tutorName }) => tutorName },
        { title: t('csv.class'), value: words.schoolClass },
        { title: t('csv.subjects'), value: words.subjects },
        { title: t('csv.lessons'), value: ({ lessons }) => lessons },
        { title: t('csv.minutes'), value: ({ minutes }) => minutes },
        ...times<Certificate>(t('csv.first'), ({ from }) => from),
        ...times<Certificate>(t('csv.last'), ({ until }) => until),
        ...times<Certificate>(t('csv.since'), ({ movedAt }) => movedAt),
        { title: t('columns.state'), value: ({ state }) => t(`states.${state}`) },
      ],
      certificates,
    );
  return <SaveList name="certificates" label={t('certificates.heading')} csv={csv} hasCodes={false} />;
}
