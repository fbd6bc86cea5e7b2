import { Button, Facts, InlineButton, Note, Row, Skeleton } from 'design-system';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import {
  certificateAsked,
  countLessons,
  isSameCount,
  useOfferCertificatesQuery,
  type Counted,
  type OfferCertificate,
} from '@/entities/certificate';
import { isConfirmedAt } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { useApplicantCodeQuery, useTutorApplicationQuery } from '@/entities/tutor-application';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { useCertificateWords } from '@/entities/certificate';
import { askForCertificate, withdrawCertificate } from '../../model/tutor-writes';
import type { CertificateArea } from '../../model/certificate-area';
import { useSignedAction } from '@/shared/pending-writes';
import type { Shown } from '@/shared/pending-writes';
import styles from './certificate-part.module.css';

interface CertificatePartProps {
  shown: Shown<Offer>;
  area: CertificateArea;
  onClose: () => void;
}

/**
 * Certificates for the lessons with one learner. Numbers are counted, never typed, and the family confirms
 * them.
 */
export function CertificatePart({ shown, area, onClose }: CertificatePartProps) {
  const { t } = useTranslation(['tutor-area', 'shell']);
  const { item: offer } = shown;
  const { data: certificates, error } = useOfferCertificatesQuery({ offerId: offer.id, owner: area.tutorId });
  return (
    <Note tone="plain" className={styles.part}>
      <h4 className={styles.partTitle}>{t('certificate.heading')}</h4>
      <p>{t('certificate.words')}</p>
      <p>{t('certificate.private')}</p>
      {certificates === undefined && error === undefined ? (
        <Skeleton label={t('shell:loading')} lines={3} />
      ) : null}
      {certificates === undefined ? <BackendProblem error={error} /> : null}
      {certificates ? <Ask {...{ shown, area, certificates }} /> : null}
      {certificates?.map((certificate) => (
        <Asked key={certificate.id} {...{ certificate, shown, area }} />
      ))}
      <BackendProblem error={area.problem} />
      <Row>
        <Button variant="second" isSmall onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </Note>
  );
}

interface AskProps extends Omit<CertificatePartProps, 'onClose'> {
  certificates: readonly OfferCertificate[];
}

/**
 * Current count with a button to ask the family. Hidden when the same count was asked or confirmed before.
 */
function Ask({ shown: { item: offer, waiting, sent }, area, certificates }: AskProps) {
  const { t } = useTranslation(['tutor-area', 'shell']);
  const words = useCertificateWords();
  const name = useNameOnPaper(area);
  const ask = useSignedAction(area, (who, counted: Counted) =>
    askForCertificate(who, offer, counted, name ?? ''),
  );
  const confirmed = area.lessons.filter(
    ({ item, waiting: acts }) =>
      item.offerId === offer.id && acts.length === 0 && isConfirmedAt(item, area.now),
  );
  const counted = countLessons(confirmed.map(({ item }) => item));
  if (counted === null) return <p>{t('certificate.nothing')}</p>;
  const isAsked = certificates.some(
    (one) => (one.state === 'asked' || one.state === 'confirmed') && isSameCount(one, counted),
  );
  const isWaiting =
    waiting.some(({ event }) => event.startsWith('certificate.')) ||
    sent.some(
      ({ event, shown }) => event === certificateAsked && !certificates.some(({ id }) => id === shown.id),
    );
  return (
    <>
      <Facts
        facts={[
          { label: t('certificate.name'), value: name },
          { label: t('certificate.lessons'), value: counted.lessons },
          { label: t('certificate.hours'), value: words.hours(counted) },
          { label: t('certificate.period'), value: words.period(counted) },
        ]}
      />
      {isAsked ? <p>{t('certificate.isAsked')}</p> : null}
      {area.who && !isAsked ? (
        <Row>
          <Button
            isSmall
            disabled={isWaiting || name === null}
            isBusy={ask.isRunning}
            onClick={() => void ask.run(counted)}
          >
            {t('certificate.ask')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

/**
 * Full name from the approved application. Falls back to the public profile when there is no linked
 * application or it cannot be read. Null while loading.
 */
function useNameOnPaper({ tutorId, tutor }: CertificateArea): string | null {
  const code = useApplicantCodeQuery(tutorId);
  const application = useTutorApplicationQuery(code.data ?? skipToken);
  if (code.isLoading || application.isLoading) return null;
  const approved = application.data?.state === 'approved' ? application.data : null;
  return approved?.profile.name ?? tutor?.item.name ?? null;
}

/** A certificate with its state and a link to its page. */
function Asked({
  certificate,
  shown: { item: offer, waiting, sent },
  area,
}: Omit<CertificatePartProps, 'onClose'> & { certificate: OfferCertificate }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useCertificateWords();
  const { id, state, movedAt, words: said } = certificate;
  const withdraw = useSignedAction(area, (who) => withdrawCertificate(who, offer, certificate));
  const isWaiting = [...waiting, ...sent].some(
    ({ event, basis, state: became }) =>
      event === 'certificate.withdrawn' && (became === 'waiting' || basis === certificate.lastChange),
  );
  return (
    <article className={styles.part} aria-label={words.lessons(certificate)}>
      <p>
        <b>
          {words.lessons(certificate)}, {words.hours(certificate)}, {words.period(certificate)}
        </b>
        <br />
        {t(`certificate.${state}`, { date: date(movedAt, 'day') })}
      </p>
      {said === '' ? null : <p>{t('certificate.says', { words: said })}</p>}
      {state === 'confirmed' ? (
        <Row>
          <LinkButton isSmall to={routes.certificateOf(id)}>
            {t('certificate.show')}
          </LinkButton>
        </Row>
      ) : null}
      {state === 'asked' && area.who ? (
        <p>
          <InlineButton
            disabled={isWaiting}
            aria-busy={withdraw.isRunning}
            onClick={() => void withdraw.run(undefined)}
          >
            {t('certificate.withdraw')}
          </InlineButton>
        </p>
      ) : null}
    </article>
  );
}
