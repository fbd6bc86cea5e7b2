import { InlineButton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { transitionByTutor } from '@/entities/change-log';
import { additionPath, type SubjectAddition } from '@/entities/vetting/subject-addition';
import { PendingWriteNotes, useTutorWords } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { actsOfRecord, usePendingWrites, useSignedAction } from '@/shared/pending-writes';
import type { SubjectsArea } from '../model/subjects-area';
import styles from './subjects-part.module.css';

/** What was asked for, how far it is, and the office's reason when it refused. */
export function AdditionItem({ addition, area }: { addition: SubjectAddition; area: SubjectsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useTutorWords();
  const { id, state, movedAt, lastChange, decision } = addition;
  const record = additionPath(id);
  const { acts } = usePendingWrites(area.tutorId);
  const own = actsOfRecord(acts, record);
  const withdraw = useSignedAction(area, (who) =>
    transitionByTutor(who, {
      record,
      basis: lastChange,
      event: 'subjects.withdrawn',
      from: state,
      to: 'withdrawn',
    }),
  );
  const isWithdrawn = own.waiting.length > 0 || own.sent.some(({ basis }) => basis === lastChange);
  return (
    <>
      <p>
        <b>{[words.subjects(addition), words.levels(addition)].filter(Boolean).join('; ')}</b>
      </p>
      <p>{t(`subjects.states.${state}`, { date: date(movedAt, 'day') })}</p>
      {decision.reason === '' ? null : (
        <p className={styles.words}>
          {[t(`subjects.reasons.${decision.reason}`), decision.words].filter(Boolean).join(': ')}
        </p>
      )}
      <PendingWriteNotes shown={own} area={area} />
      {state === 'asked' && area.who ? (
        <p>
          <InlineButton
            disabled={isWithdrawn}
            aria-busy={withdraw.isRunning}
            onClick={() => void withdraw.run(undefined)}
          >
            {t('subjects.withdraw')}
          </InlineButton>
        </p>
      ) : null}
    </>
  );
}
