import { Button, Note, Row, Section, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tracking } from '@/entities/tracking';
import { answerUntil, cancelReasons, tuitionRequestPath } from '@/entities/tuition-request';
import { useFormats } from '@/shared/i18n';
import { answerInterest, requestVersion } from '../model/interest-writes';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { ReasonButton } from '@/shared/drafts';

export interface StillInterestedProps {
  code: string;
  acts: OwnPendingWrites;
  tracking: Tracking;
}

/**
 * Asks a long-waiting family whether it still wants a tutor. Renders nothing once it has answered on this
 * phone.
 */
export function StillInterested({ code, acts, tracking }: StillInterestedProps) {
  const { t } = useTranslation(['code', 'family']);
  const { date } = useFormats();
  const askedAt = tracking.steps.filter(({ what }) => what === 'asking').at(-1)?.at;
  const confirm = useOwnAction(acts, () => [answerInterest(code, null)]);
  if (acts.isChanging(tuitionRequestPath(code), requestVersion(tracking))) return null;
  return (
    <Section id="now-interest" isTight tabIndex={-1}>
      <Note tone="call" role="region" aria-labelledby="still-interested" className={stackStyles.near}>
        <h3 id="still-interested">{t('family:interest.heading')}</h3>
        <p>
          {t('family:interest.words')}{' '}
          {askedAt === undefined
            ? null
            : t('family:interest.until', { date: date(new Date(answerUntil(askedAt)), 'day') })}
        </p>
        <Row>
          <Button isBusy={confirm.isRunning} onClick={() => void confirm.run(undefined)}>
            {t('family:interest.yes')}
          </Button>
        </Row>
        <ReasonButton
          form={`interest.${code}`}
          reasons={cancelReasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
          open={t('family:interest.no')}
          heading={t('family:interest.noHeading')}
          labels={{
            reason: t('cancel.reason'),
            words: t('cancel.more'),
            send: t('family:interest.send'),
            leave: t('family:leave'),
          }}
          make={({ reason, words }) => [answerInterest(code, { reason, words })]}
          send={acts.send}
        >
          <p>{t('family:interest.noWords')}</p>
        </ReasonButton>
      </Note>
    </Section>
  );
}
