import { Button, Facts, Note, Row, Section, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  certificatePath,
  countWithin,
  covers,
  useOfferCertificatesQuery,
  type Counted,
  type OfferCertificate,
} from '@/entities/certificate';
import { isConfirmedAt, useLessonsQuery } from '@/entities/lesson';
import { familyOwner } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { useCertificateWords } from '@/entities/certificate';
import { answerCertificate } from '../../model/family-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { ReasonButton } from '@/shared/drafts';

interface CertificatesProps {
  code: string;
  acts: OwnPendingWrites;
  /** An offer with lessons. */
  offerId: string;
  now: Date;
}

/** Certificates that the tutor asks the family to confirm. Renders nothing without any. */
export function Certificates(props: CertificatesProps) {
  const { t } = useTranslation(['code', 'family']);
  const { data = [] } = useOfferCertificatesQuery({ offerId: props.offerId, owner: familyOwner });
  if (data.length === 0) return null;
  return (
    <Section tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('family:certificate.heading')}</StopHeading>
      {data.map((certificate) =>
        certificate.state === 'asked' ? (
          <Asked key={certificate.id} {...props} certificate={certificate} />
        ) : (
          <Answered key={certificate.id} certificate={certificate} />
        ),
      )}
    </Section>
  );
}

/** The request, the family's own count, and the answer. */
function Asked({ code, acts, certificate, now }: CertificatesProps & { certificate: OfferCertificate }) {
  const { t } = useTranslation(['code', 'family']);
  const words = useCertificateWords();
  const counted = useRecount(certificate, now);
  const isAnswered = acts.isChanging(certificatePath(certificate.id), certificate.lastChange);
  const confirm = useOwnAction(acts, () => [answerCertificate(code, certificate, 'certificate.confirmed')]);
  return (
    <Note tone="call" className={stackStyles.near}>
      <p>{t('family:certificate.asks', { name: certificate.tutorName })}</p>
      <Facts
        facts={[
          { label: t('family:certificate.name'), value: certificate.tutorName },
          {
            label: t('family:certificate.learner'),
            value: t('family:certificate.learnerValue', { learner: words.learner(certificate) }),
          },
          { label: t('family:certificate.lessons'), value: certificate.lessons },
          { label: t('family:certificate.hours'), value: words.hours(certificate) },
          { label: t('family:certificate.period'), value: words.period(certificate) },
        ]}
      />
      <Recount certificate={certificate} counted={counted} />
      <p>{t('family:certificate.words')}</p>
      {isAnswered ? null : (
        <>
          {counted !== undefined && covers(counted, certificate) ? (
            <Row>
              <Button isBusy={confirm.isRunning} onClick={() => void confirm.run(undefined)}>
                {t('family:certificate.confirm')}
              </Button>
            </Row>
          ) : null}
          <ReasonButton
            form={`certificate.${certificate.id}`}
            reasons={[]}
            open={t('family:certificate.refuse.open')}
            heading={t('family:certificate.refuse.heading')}
            labels={{
              words: t('cancel.more'),
              send: t('family:certificate.refuse.send'),
              leave: t('family:leave'),
            }}
            make={(given) => [answerCertificate(code, certificate, 'certificate.refused', given.words)]}
            send={acts.send}
          >
            <p>{t('family:certificate.refuse.words')}</p>
          </ReasonButton>
        </>
      )}
    </Note>
  );
}

/** Counts the family's own lessons, because Firestore rules cannot count. Undefined while loading. */
function useRecount(certificate: OfferCertificate, now: Date): Counted | null | undefined {
  const { data: lessons } = useLessonsQuery(certificate.offerId);
  return (
    lessons &&
    countWithin(
      lessons.filter((lesson) => isConfirmedAt(lesson, now)),
      certificate,
    )
  );
}

interface RecountProps {
  certificate: OfferCertificate;
  counted: Counted | null | undefined;
}

/** Compares the count with the certificate. */
function Recount({ certificate, counted }: RecountProps) {
  const { t } = useTranslation(['code', 'family']);
  const words = useCertificateWords();
  if (counted === undefined) return <p>{t('family:certificate.uncounted')}</p>;
  if (covers(counted, certificate)) return <p>{t('family:certificate.covered')}</p>;
  return (
    <p role="alert">
      <strong>
        {counted === null
          ? t('family:certificate.differsNone')
          : t('family:certificate.differs', {
              lessons: words.lessons(counted),
              hours: words.hours(counted),
              period: words.period(counted),
            })}
      </strong>
    </p>
  );
}

function Answered({ certificate }: { certificate: OfferCertificate }) {
  const { t } = useTranslation(['code', 'family']);
  const { date } = useFormats();
  const words = useCertificateWords();
  const { id, state, movedAt, tutorName: name, words: said } = certificate;
  if (state === 'asked') return null;
  return (
    <div className={stackStyles.near}>
      <p>
        {t(`family:certificate.${state}`, {
          date: date(movedAt, 'date'),
          name,
          lessons: words.lessons(certificate),
          hours: words.hours(certificate),
        })}{' '}
        {said === '' ? null : t('family:certificate.said', { words: said })}
      </p>
      {state === 'confirmed' ? (
        <p>
          <TextLink to={routes.certificateOf(id)}>{t('family:certificate.show')}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
