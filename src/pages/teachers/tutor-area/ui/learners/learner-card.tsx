import { Button, Facts, Row } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agreedHours, useOfferContactQuery, type Offer } from '@/entities/offer';
import { isToCome, progressOf } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';
import { PhoneLink } from '@/shared/ui/contact-links';
import type { Area } from '../use-area';
import type { Shown } from '@/shared/pending-writes';
import { PendingWriteNotes } from '@/entities/tutor';
import { useLearnerWords } from '@/entities/offer';
import { CertificatePart } from '@/features/tutors/certificates';
import { EndForm } from '@/features/tuition/offers';
import styles from './learners.module.css';
import { loadCoachPart } from '@/features/practice/coach';
import { loadProgressCard } from '@/features/tuition/progress';

const CoachPart = lazy(loadCoachPart);
const ProgressCard = lazy(async () => ({ default: (await loadProgressCard()).ProgressCard }));

/** A learner: contact, next lesson, progress, and ending the lessons. */
export function LearnerCard({ shown, area }: { shown: Shown<Offer>; area: Area }) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const { date } = useFormats();
  const words = useLearnerWords();
  const [open, setOpen] = useState<'card' | 'practice' | 'certificate' | 'end' | null>(null);
  const { item: offer } = shown;
  const contact = useOfferContactQuery(offer.id).data;
  const lessons = area.lessons.map(({ item }) => item).filter(({ offerId }) => offerId === offer.id);
  const next = lessons.find(
    ({ state, startsAt }) => isToCome(state) && Date.parse(startsAt) >= area.now.getTime(),
  );
  const progress = progressOf(lessons);
  const facts = [
    { label: t('learners.next'), value: next ? date(next.startsAt, 'moment') : t('learners.noNext') },
    { label: t('learners.count'), value: progress.lessons },
    {
      label: t('learners.baseline'),
      value: progress.baseline
        ? [
            progress.baseline.topic,
            ...(progress.baseline.mastery === ''
              ? []
              : [t(`lessons.masteries.${progress.baseline.mastery}`)]),
          ].join(': ')
        : '',
    },
    { label: t('learners.agreed'), value: words.hours(agreedHours(offer)) },
    ...(contact
      ? [
          { label: t('learners.guardian'), value: contact.name },
          {
            label: t('learners.phone'),
            value: (
              <PhoneLink
                phone={contact.phone}
                whatsApp={contact.contactBy === 'whatsapp' ? contact.phone : null}
              />
            ),
          },
          { label: t('learners.by'), value: t(`learners.ways.${contact.contactBy}`) },
          { label: t('learners.address'), value: contact.digitalAddress },
          { label: t('learners.landmark'), value: contact.landmark },
        ]
      : []),
  ];
  const close = () => setOpen(null);
  const name = contact?.learnerName ?? '';
  return (
    <article className={styles.card} aria-label={words.learner(offer.learner)}>
      <h3 className={styles.title}>
        {name === '' ? '' : `${name} · `}
        {words.learner(offer.learner)}
      </h3>
      <Facts facts={facts} />
      {contact ? null : <p>{t('learners.noContact')}</p>}
      <PendingWriteNotes shown={shown} area={area} />
      {open === null ? (
        <Row>
          {progress.lessons > 0 ? (
            <Button isSmall onClick={() => setOpen('card')}>
              {t('learners.openCard')}
            </Button>
          ) : (
            <p>{t('learners.noCard')}</p>
          )}
          <Button variant="second" isSmall onClick={() => setOpen('practice')}>
            {t('practice.open')}
          </Button>
          <Button variant="second" isSmall onClick={() => setOpen('certificate')}>
            {t('certificate.open')}
          </Button>
          {area.who ? (
            <Button variant="second" isSmall onClick={() => setOpen('end')}>
              {t('learners.end')}
            </Button>
          ) : null}
        </Row>
      ) : null}
      {open === 'card' ? (
        <Suspense>
          <ProgressCard
            {...{ offer, contact, progress }}
            tutor={area.tutor?.item ?? null}
            now={area.now}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {open === 'practice' ? (
        <Suspense>
          <CoachPart {...{ area }} tutorId={area.tutorId} offerId={offer.id} onClose={close} />
        </Suspense>
      ) : null}
      {open === 'certificate' ? <CertificatePart {...{ shown, area }} onClose={close} /> : null}
      {open === 'end' ? <EndForm offer={offer} area={area} onClose={close} /> : null}
    </article>
  );
}
