import { Button, InlineButton, Note, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { certificateLifecycle, useCertificatesQuery, type Certificate } from '@/entities/certificate';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { useCertificateWords } from '@/entities/certificate';
import { useWithdrawCertificateMutation } from '../api/certificates-api';
import { deskStyles } from '@/shared/desk';
import { SaveCertificates } from './save-certificates';

/** All certificates of service that tutors requested, newest first. */
export function CertificateList() {
  const { t } = useTranslation('admin');
  const { data, error } = useCertificatesQuery(null);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={deskStyles.part}>
      <h2 id={headingId}>{t('certificates.heading')}</h2>
      <p className={textStyles.soft}>{t('certificates.lead')}</p>
      <BackendProblem error={error} />
      {data?.length === 0 ? <p>{t('certificates.none')}</p> : null}
      {data && data.length > 0 ? <SaveCertificates certificates={data} /> : null}
      <ul className={deskStyles.groups}>
        {(data ?? []).map((certificate) => (
          <CertificateRow key={certificate.id} certificate={certificate} />
        ))}
      </ul>
    </section>
  );
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const words = useCertificateWords();
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { error, isLoading }] = useWithdrawCertificateMutation();
  const { id, state, tutorName, movedAt, isSample } = certificate;
  const canWithdraw = certificateLifecycle.transitionsFrom(state, 'office').length > 0;
  return (
    <li className={deskStyles.group}>
      <p>
        <b>{tutorName}</b> {isSample ? <small>{t('sample')}</small> : null}
      </p>
      <p>
        {t('certificates.words', {
          learner: words.learner(certificate),
          lessons: words.lessons(certificate),
          hours: words.hours(certificate),
          period: words.period(certificate),
        })}
        <br />
        <b>{t(`certificates.states.${state}`, { date: date(movedAt, 'date') })}</b>
      </p>
      <Row>
        <TextLink to={routes.certificateOf(id)}>{t('certificates.show')}</TextLink>
        {canWithdraw && !isAsking ? (
          <InlineButton onClick={() => setAsking(true)}>{t('certificates.withdraw')}</InlineButton>
        ) : null}
      </Row>
      {canWithdraw && isAsking ? (
        <Note tone="call" className={deskStyles.group}>
          <p>{t('certificates.sure')}</p>
          <Row>
            <Button
              variant="stop"
              isSmall
              disabled={isLoading}
              onClick={() => void withdraw({ certificate, by: staff })}
            >
              {t('certificates.yes')}
            </Button>
            <Button variant="second" isSmall onClick={() => setAsking(false)}>
              {t('certificates.no')}
            </Button>
          </Row>
        </Note>
      ) : null}
      <BackendProblem error={error} />
    </li>
  );
}
