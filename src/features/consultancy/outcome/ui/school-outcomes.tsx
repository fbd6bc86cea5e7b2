import { Button, Note, Row, stackStyles } from 'design-system';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeReported } from '@/entities/consultancy/consultation';
import { useVisitor } from '@/entities/session';
import type { Outcome, OutcomeContent } from '@/entities/consultancy/outcome';
import {
  isWaitingWrite,
  useOwnAction,
  useOwnPendingWrites,
  type OwnPendingWrites,
  type PendingWrite,
} from '@/shared/pending-writes';
import { reportOfSchool } from '../model/report-outcome';
import { loadOutcomeForm } from './load-form';
import { OutcomesPart } from './outcomes-part';

const OutcomeForm = lazy(loadOutcomeForm);

export interface SchoolOutcomesProps {
  /** Code of the consultation. */
  code: string;
  /** State of the consultation. */
  state: string;
}

/** The reports of a consultation for whoever has its code: reads, makes and corrects them, also offline. */
export function SchoolOutcomes({ code, state }: SchoolOutcomesProps) {
  const acts = useOwnPendingWrites(code);
  const visitor = useVisitor();
  return (
    <OutcomesPart
      {...{ code, state }}
      isReadOnly={typeof visitor !== 'string' && visitor.role === 'admin'}
      waiting={<Unsent acts={acts} />}
      form={(opened) => <SchoolForm key={opened.corrected?.id ?? ''} {...{ code, acts, ...opened }} />}
    />
  );
}

interface SchoolFormProps {
  code: string;
  acts: OwnPendingWrites;
  corrected: Outcome | null;
  onClose: () => void;
}

function SchoolForm({ code, acts, corrected, onClose }: SchoolFormProps) {
  const save = useOwnAction(acts, (content: OutcomeContent) => [
    reportOfSchool({ ref: code, corrected, content }),
  ]);
  return (
    <OutcomeForm
      {...{ code, corrected, onClose }}
      author=""
      save={{ ...save, error: acts.problem ?? undefined }}
    />
  );
}

/** Reports that are not sent yet, and those that were refused. */
function Unsent({ acts: { unsent, forget, tryNow } }: { acts: OwnPendingWrites }) {
  const { t } = useTranslation('outcome');
  const reports = unsent.filter(({ event }) => event === outcomeReported);
  if (reports.length === 0) return null;
  return (
    <Note tone="call" role="status" className={stackStyles.near}>
      {reports.map((act) => (
        <UnsentReport key={act.id} act={act} onForget={() => void forget(act.id)} />
      ))}
      {reports.some(isWaitingWrite) ? (
        <Row>
          <Button isSmall variant="second" onClick={tryNow}>
            {t('list.tryNow')}
          </Button>
        </Row>
      ) : null}
    </Note>
  );
}

function UnsentReport({ act, onForget }: { act: PendingWrite; onForget: () => void }) {
  const { t } = useTranslation(['outcome', 'validation']);
  const title = String(act.shown.title);
  if (isWaitingWrite(act))
    return (
      <p>
        <b>{title}</b>: {t('list.waiting')}
      </p>
    );
  return (
    <div>
      <p>
        <b>{title}</b>: {t('list.refused', { reason: t(`validation:backend.${act.problem ?? 'unknown'}`) })}
      </p>
      <Button isSmall variant="text" onClick={onForget}>
        {t('list.forget')}
      </Button>
    </div>
  );
}
