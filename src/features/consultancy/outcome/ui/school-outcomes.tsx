import { Button, Note, Row, stackStyles } from 'design-system';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeReported } from '@/entities/consultancy/consultation';
import { useIsDesk } from '@/entities/session';
import type { Outcome, OutcomeContent } from '@/entities/consultancy/outcome';
import {
  isWaitingWrite,
  useOwnAction,
  useOwnPendingWrites,
  type OwnPendingWrites,
  type PendingWrite,
} from '@/shared/pending-writes';
import { refusedReportOf, reportOfSchool, type RefusedReport } from '../model/report-outcome';
import { loadOutcomeForm } from './load-form';
import type { OpenedReport } from './outcome-form';
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
  const isDesk = useIsDesk();
  return (
    <OutcomesPart
      {...{ code, state }}
      isReadOnly={isDesk}
      waiting={(outcomes, onReopen) => <Unsent {...{ acts, outcomes, onReopen }} />}
      form={(opened) => (
        <SchoolForm key={opened.refused?.id ?? opened.corrected?.id ?? ''} {...{ code, acts, ...opened }} />
      )}
    />
  );
}

interface SchoolFormProps extends OpenedReport {
  code: string;
  acts: OwnPendingWrites;
}

function SchoolForm({ code, acts, ...opened }: SchoolFormProps) {
  const { corrected, newer, refused } = opened;
  const save = useOwnAction(acts, (content: OutcomeContent) => [
    reportOfSchool({ ref: code, corrected: newer ?? corrected, content }),
  ]);
  const run = async (content: OutcomeContent): Promise<boolean> => {
    const isSaved = await save.run(content);
    if (isSaved && refused) await acts.forget(refused.id);
    return isSaved;
  };
  return (
    <OutcomeForm
      {...{ code, ...opened }}
      author=""
      save={{ ...save, run, error: acts.problem ?? undefined }}
    />
  );
}

interface UnsentProps {
  acts: OwnPendingWrites;
  outcomes: readonly Outcome[];
  /** Opens a refused report; undefined while a form is open. */
  onReopen: ((refused: RefusedReport) => void) | undefined;
}

/** Reports that are not sent yet, and those that were refused. */
function Unsent({ acts: { unsent, forget, tryNow }, outcomes, onReopen }: UnsentProps) {
  const { t } = useTranslation('outcome');
  const reports = unsent.filter(({ event }) => event === outcomeReported);
  if (reports.length === 0) return null;
  return (
    <Note tone="call" role="status" className={stackStyles.near}>
      {reports.map((act) => (
        <UnsentReport key={act.id} {...{ act, outcomes, onReopen }} onForget={() => void forget(act.id)} />
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

interface UnsentReportProps extends Omit<UnsentProps, 'acts'> {
  act: PendingWrite;
  onForget: () => void;
}

function UnsentReport({ act, outcomes, onReopen, onForget }: UnsentReportProps) {
  const { t } = useTranslation(['outcome', 'validation']);
  const title = String(act.shown.title);
  if (isWaitingWrite(act))
    return (
      <p>
        <b>{title}</b>: {t('list.waiting')}
      </p>
    );
  const refused = refusedReportOf(act);
  const first = outcomes.find(
    ({ series, version }) => series === refused?.series && version === refused.version,
  );
  return (
    <div className={stackStyles.near}>
      <p>
        <b>{title}</b>:{' '}
        {first
          ? t('list.late', { name: first.name, version: first.version })
          : t('list.refused', { reason: t(`validation:backend.${act.problem ?? 'unknown'}`) })}{' '}
        {t('list.here')}
      </p>
      <Row>
        {refused && onReopen ? (
          <Button isSmall variant="second" onClick={() => onReopen(refused)}>
            {t('list.reopen')}
          </Button>
        ) : null}
        <Button isSmall variant="text" onClick={onForget}>
          {t('list.forget')}
        </Button>
      </Row>
    </div>
  );
}
