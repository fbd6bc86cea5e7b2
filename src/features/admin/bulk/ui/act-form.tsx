import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { Confirm, type DeskRecord, type DeskView, type GivenReason } from '@/shared/desk';
import { ReasonForm } from '@/shared/drafts';
import { junk } from '@/shared/lib/lifecycle';
import { givenBefore, planRun, transitionOf, type OfferedAct } from '../model/bulk-run';
import { useBulkRun } from '../model/bulk-run-context';
import { UnfitList } from './unfit-list';
import { useActWords } from './use-act-words';

interface ActFormProps {
  view: DeskView;
  /** The action, and how many of the records it can take. */
  offer: OfferedAct;
  /** The selected records. */
  records: readonly DeskRecord[];
  onClose: () => void;
}

/** Asks for the reason or for a yes, once for all, names the records that do not allow it, and begins. */
export function ActForm({ view, offer, records, onClose }: ActFormProps) {
  const { t } = useTranslation('admin');
  const { userId } = useStaff();
  const { ask, run } = useBulkRun();
  const toWords = useActWords();
  const { act, count } = offer;
  const { reason, event } = act;
  const begin = (given?: GivenReason) =>
    ask(
      planRun({
        actionId: crypto.randomUUID(),
        view,
        act,
        records,
        ...(given && { given }),
        ...(given && reason && { changes: reason.changesOf(given) }),
      }),
    );
  const unfit = <UnfitList records={records.filter((record) => !transitionOf(act, record))} />;
  const moves = act.field ? '' : t('select.actWords', { count });
  const words = [moves, act.words].filter(Boolean).join(' ');
  if (reason)
    return (
      <ReasonForm
        form={`bulk.${event}.${userId}`}
        isOfAccount
        isSmall
        takesFocus
        {...(act.field && ({ tone: 'plain', variant: 'main' } as const))}
        heading={toWords.button(offer)}
        level={2}
        reasons={reason.options}
        given={givenBefore(run, view, event)}
        {...(reason.words && { needsWords: reason.words.isNeeded, maxLength: reason.words.maxLength })}
        labels={{
          reason: reason.label,
          ...(reason.words && { words: reason.words.label }),
          send: toWords.button(offer),
          leave: t('select.leave'),
        }}
        hint={reason.words?.hint}
        make={({ reason: code, words: said }) => ({ reason: code, words: said })}
        send={(given) => {
          begin(given);
          return Promise.resolve('done');
        }}
        onDone={onClose}
        onLeave={onClose}
      >
        <p>{words}</p>
        {unfit}
      </ReasonForm>
    );
  return (
    <Confirm
      words={event === junk ? t('select.markWords', { count }) : words}
      yes={
        event === junk
          ? t('select.markConfirm', { count })
          : t('select.yes', { what: toWords.name(event), count })
      }
      tone={event === junk || act.words ? 'call' : 'plain'}
      leave={event === junk ? undefined : t('select.leave')}
      onConfirm={() => {
        begin();
        onClose();
      }}
      onLeave={onClose}
    >
      {unfit}
    </Confirm>
  );
}
