import { Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Assignment, PracticeReport } from '@/entities/practice/assignment';
import {
  findCatalogPack,
  isPackId,
  partName,
  practiceAddress,
  usePackName,
  type Scope,
} from '@/entities/practice/pack';
import { useFormats } from '@/shared/i18n';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { LinkButton } from '@/shared/ui/links';
import { SummaryPart } from './summary-part';

interface AssignmentItemProps {
  code: string;
  acts: OwnPendingWrites;
  assignment: Assignment;
  /** Whose progress on this phone is looked at; null without any. */
  profile: string | null;
  /** The latest that was sent. */
  report: PracticeReport | null;
}

function scopeOf({ topic, weakness }: Assignment): Scope {
  if (topic !== '') return { kind: 'topic', topic };
  return weakness === '' ? { kind: 'pack' } : { kind: 'weakness', weakness };
}

/** What the tutor assigned, the way to it, and the summary once there are answers. */
export function AssignmentItem({ code, acts, assignment, profile, report }: AssignmentItemProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const packName = usePackName();
  const { id, offerId, pack, note, dueDay } = assignment;
  const part = partName(findCatalogPack(pack), assignment);
  const what = [packName(pack), part === '' ? t('practice.whole') : part].join(': ');
  const scope = scopeOf(assignment);
  return (
    <Note tone="plain" className={stackStyles.near} role="group" aria-label={what}>
      <p>
        <b>{what}</b>
        {dueDay === undefined ? '' : ` · ${t('practice.due', { date: date(dueDay, 'day') })}`}
      </p>
      {note === '' ? null : <p>{t('practice.note', { note })}</p>}
      {isPackId(pack) ? (
        <p>
          <LinkButton to={practiceAddress({ pack, scope, assignment: `${offerId}.${id}` })}>
            {t('practice.open')}
          </LinkButton>
        </p>
      ) : null}
      {report ? <p>{t('practice.sent', { date: date(report.createdAt, 'moment') })}</p> : null}
      {profile === null ? null : <SummaryPart {...{ code, acts, assignment, scope, profile, report }} />}
    </Note>
  );
}
