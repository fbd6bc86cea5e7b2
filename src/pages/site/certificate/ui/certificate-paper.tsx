import { Adinkra, markSymbol, Note, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Certificate } from '@/entities/certificate';
import { useTutorQuery } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { usePrintedAlone } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { PublicLink } from '@/shared/ui/public-link';
import { TextLink } from '@/shared/ui/links';
import { useCertificateWords } from '@/entities/certificate';
import styles from './certificate-paper.module.css';

const checks = ['counted', 'asked', 'name'] as const;
const unchecks = ['there', 'learned', 'else'] as const;

/** The certificate on one printable A4 page: who taught what, how much, and who confirms it. */
export function CertificatePaper({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation(['certificate', 'shell']);
  const { date } = useFormats();
  const words = useCertificateWords();
  const now = useNow();
  const { id, tutorId, tutorName, movedAt, isSample } = certificate;
  const { data: tutor } = useTutorQuery(tutorId);
  usePrintedAlone('paper');
  return (
    <article className={styles.paper}>
      <Section isFirst className={styles.part}>
        <p className={styles.letterhead}>
          <i className={styles.mark}>
            <Adinkra symbol={markSymbol} className={styles.symbol} />
          </i>
          <span>
            {t('shell:name')} <small>{t('shell:motto')}</small>
          </span>
        </p>
        <h1>{t('paper.heading')}</h1>
        <p className={styles.taught}>
          {t('paper.taught', {
            name: tutorName,
            schoolClass: words.schoolClass(certificate),
            subjects: words.subjects(certificate),
          })}
        </p>
        <p className={styles.counted}>
          {t('paper.counted', {
            lessons: words.lessons(certificate),
            hours: words.hours(certificate),
            period: words.period(certificate),
          })}
        </p>
        <p>
          {t('paper.confirmed', { date: date(movedAt, 'date') })}{' '}
          {t('paper.stands', { date: date(now, 'date') })}
        </p>
        {isSample ? (
          <Note tone="call">
            <p>{t('paper.sample')}</p>
          </Note>
        ) : null}
        <PublicLink
          to={routes.certificateOf(id)}
          words={{
            link: t('paper.link'),
            print: t('paper.print'),
            copy: t('paper.copy'),
            copied: t('paper.copied'),
            notCopied: t('paper.notCopied'),
          }}
        />
      </Section>
      <Section ground="surface" isTight className={styles.part}>
        <StopHeading>{t('paper.checked')}</StopHeading>
        <ul className={styles.list}>
          {checks.map((key) => (
            <li key={key}>{t(`paper.checks.${key}`)}</li>
          ))}
        </ul>
        {tutor?.state === 'active' ? (
          <p className={styles.screen}>
            <TextLink to={`${routes.tutors}?tutor=${encodeURIComponent(tutor.slug)}`}>
              {t('paper.profile')}
            </TextLink>
          </p>
        ) : null}
        <StopHeading>{t('paper.unchecked')}</StopHeading>
        <ul className={styles.list}>
          {unchecks.map((key) => (
            <li key={key}>{t(`paper.unchecks.${key}`)}</li>
          ))}
        </ul>
      </Section>
    </article>
  );
}
