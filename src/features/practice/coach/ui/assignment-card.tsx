import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenAssignment, type Assignment, type PracticeReport } from '@/entities/practice/assignment';
import { findCatalogPack, partName, usePackName } from '@/entities/practice/pack';
import { PendingWriteNotes } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { useSignedAction, type Shown, type SignedWrites } from '@/shared/pending-writes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { closeAssignment } from '../model/tutor-writes';
import styles from './coach.module.css';
import { ReportView } from './report-view';

interface AssignmentCardProps {
  shown: Shown<Assignment>;
  /** The latest. */
  report: PracticeReport | null;
  area: SignedWrites;
}

/** An assignment: its part of the pack, its state, the report, and closing it. */
export function AssignmentCard({ shown, report, area }: AssignmentCardProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const packName = usePackName();
  const [isOpen, setOpen] = useState(false);
  const { item } = shown;
  const { pack, topic, weakness, note, dueDay, state, createdAt } = item;
  const finish = useSignedAction(area, (who) => closeAssignment(who, item, 'finished'));
  const part = partName(findCatalogPack(pack), { topic, weakness });
  const what = [packName(pack), part === '' ? t('practice.whole') : part].join(': ');
  const isChangeable = area.who !== null && isOpenAssignment(item) && shown.waiting.length === 0;
  return (
    <article className={styles.card} aria-label={what}>
      <h5 className={styles.title}>{what}</h5>
      <p>
        {isOpenAssignment(item) && report ? t('practice.reported') : t(`practice.states.${state}`)}
        {' · '}
        {t('practice.assignedOn', { date: date(createdAt, 'day') })}
        {dueDay === undefined ? '' : ` · ${t('practice.due', { date: date(dueDay, 'day') })}`}
      </p>
      {note === '' ? null : <p>{note}</p>}
      <PendingWriteNotes shown={shown} area={area} />
      <Row>
        {report && !isOpen ? (
          <Button isSmall onClick={() => setOpen(true)}>
            {t('practice.openReport')}
          </Button>
        ) : null}
        {isChangeable && report ? (
          <Button
            variant="second"
            isSmall
            isBusy={finish.isRunning}
            onClick={() => void finish.run(undefined)}
          >
            {t('practice.finish')}
          </Button>
        ) : null}
        {isChangeable && !report ? (
          <ConfirmButton
            isSmall
            open={t('practice.withdraw')}
            words={t('practice.withdrawWords')}
            sendLabel={t('practice.withdrawSend')}
            leave={t('lessons.leave')}
            make={() => area.who && closeAssignment(area.who, item, 'withdrawn')}
            send={area.send}
            error={area.problem}
          />
        ) : null}
      </Row>
      {report && isOpen ? <ReportView report={report} what={what} onClose={() => setOpen(false)} /> : null}
    </article>
  );
}
