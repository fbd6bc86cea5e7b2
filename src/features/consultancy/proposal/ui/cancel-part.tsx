import { Note, Section, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { consultationPath, type Consultation } from '@/entities/consultancy/consultation';
import { isWaitingWrite, type OwnPendingWrites, UnsentActButtons } from '@/shared/pending-writes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { cancelConsultation, consultationCancelled } from '../model/school-writes';

interface CancelPartProps {
  consultation: Consultation;
  acts: OwnPendingWrites;
}

/** The school cancels its consultation before the work begins. */
export function CancelPart({ consultation, acts }: CancelPartProps) {
  const { t } = useTranslation('consultation');
  const { ref, lastChange } = consultation;
  const isUnderWay = acts.isDoing(consultationCancelled, lastChange, consultationPath(ref));
  const unsent = acts.unsent.filter(({ event }) => event === consultationCancelled);
  return (
    <Section tabIndex={-1} isTight className={stackStyles.near}>
      <StopHeading>{t('cancel.title')}</StopHeading>
      {unsent.map((act) => (
        <Note key={act.id} tone="call" role="status" className={stackStyles.near}>
          <p>
            <b>{t('cancel.act')}</b> {t(isWaitingWrite(act) ? 'acts.waiting' : 'cancel.refused')}
          </p>
          <UnsentActButtons
            act={act}
            acts={acts}
            labels={{ tryNow: t('acts.tryNow'), forget: t('acts.forget') }}
          />
        </Note>
      ))}
      {isUnderWay ? null : (
        <>
          <p>{t('cancel.why')}</p>
          <ConfirmButton
            isSmall
            open={t('cancel.open')}
            heading={t('cancel.heading')}
            words={t('cancel.words')}
            sendLabel={t('cancel.send')}
            leave={t('cancel.keep')}
            make={() => [cancelConsultation(consultation)]}
            send={acts.send}
          />
        </>
      )}
    </Section>
  );
}
