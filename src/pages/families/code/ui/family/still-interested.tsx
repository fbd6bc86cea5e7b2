import { Button, Note, Row, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tracking } from '@/entities/tracking';
import {
  answerUntil,
  cancelReasons,
  tuitionRequestPath,
  type CancelReason,
} from '@/entities/tuition-request';
import { useFormats } from '@/shared/i18n';
import { answerInterest } from '../../model/family-acts';
import type { FamilyActs } from '../../model/use-family-acts';
import { ReasonForm } from './reason-form';
import styles from './family.module.css';

export interface StillInterestedProps {
  code: string;
  acts: FamilyActs;
  tracking: Tracking;
}

/** Asks a family that has waited long whether it still looks for a tutor; nothing once it has answered on this phone. */
export function StillInterested({ code, acts, tracking: { steps } }: StillInterestedProps) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  const askedAt = steps.findLast(({ what }) => what === 'asking')?.at;
  if (acts.isWaiting(tuitionRequestPath(code))) return null;
  return (
    <Section isTight tabIndex={-1}>
      <Note tone="call" role="region" aria-labelledby="still-interested" className={styles.stack}>
        <h3 id="still-interested">{t('family.interest.heading')}</h3>
        <p>
          {t('family.interest.words')}{' '}
          {askedAt === undefined
            ? null
            : t('family.interest.until', { date: date(new Date(answerUntil(askedAt)), 'day') })}
        </p>
        <Row>
          <Button onClick={() => void acts.send(answerInterest(code, null))}>
            {t('family.interest.yes')}
          </Button>
        </Row>
        <ReasonForm
          form={`interest.${code}`}
          reasons={cancelReasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
          open={t('family.interest.no')}
          heading={t('family.interest.noHeading')}
          words={t('family.interest.noWords')}
          send={t('family.interest.send')}
          onSend={({ reason, words }) =>
            acts.send(answerInterest(code, { reason: reason as CancelReason, words }))
          }
        />
      </Note>
    </Section>
  );
}
