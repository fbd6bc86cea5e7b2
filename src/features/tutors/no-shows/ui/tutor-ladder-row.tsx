import { Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import type { LadderStep } from '@/entities/tutor';
import { outcomeOf } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { useExcuseMissMutation, useShowTutorMutation, useTakeLadderStepMutation } from '../api/no-shows-api';
import type { NoShow, TutorLadder } from '../model/no-shows';
import { BulkNote, deskStyles } from '@/shared/desk';
import { ConfirmButton } from '@/shared/ui/confirm-button';

interface TutorLadderRowProps {
  ladder: TutorLadder;
}

/** A tutor on the ladder: counted lessons and the due action. */
export function TutorLadderRow({ ladder }: TutorLadderRowProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const now = useNow();
  const [take, taking] = useTakeLadderStepMutation();
  const [show, showing] = useShowTutorMutation();
  const { tutor, noShows, step, isDue } = ladder;
  const { name, state, hiddenUntil = '' } = tutor;
  const isOff = state === 'hidden' || state === 'suspended';
  const stepWords = (one: LadderStep) =>
    one.kind === 'days' ? t('ladder.steps.days', { count: one.days }) : t(`ladder.steps.${one.kind}`);
  return (
    <li className={deskStyles.group}>
      <h3>
        {name} {isOff ? <Tag>{t(`states.${state}`)}</Tag> : null}
      </h3>
      <p>{noShows.length === 0 ? t('ladder.nothing') : t('ladder.count', { count: noShows.length })}</p>
      <ul className={deskStyles.groups}>
        {noShows.map((noShow) => (
          <NoShowLine key={noShow.lesson.id} noShow={noShow} />
        ))}
      </ul>
      {state === 'hidden' ? (
        <p>
          {hiddenUntil === '' ? t('ladder.untilTalk') : t('ladder.until', { date: date(hiddenUntil, 'day') })}
        </p>
      ) : null}
      {isDue && step ? (
        <ConfirmButton
          isSmall
          variant="main"
          open={t('ladder.apply', { step: stepWords(step) })}
          words={t(step.kind === 'suspended' ? 'ladder.applyLast' : 'ladder.applyWords', {
            name,
            step: stepWords(step),
          })}
          leave={t('ladder.leave')}
          sendLabel={t('ladder.applySend')}
          make={() => ({ tutor, step, by: staff, now: now.getTime() })}
          send={async (made) => outcomeOf((await take(made)).error)}
        />
      ) : null}
      {isOff && !isDue ? (
        <ConfirmButton
          isSmall
          variant="second"
          open={t(
            state === 'suspended' ? 'ladder.reinstate' : hiddenUntil === '' ? 'ladder.talked' : 'ladder.show',
          )}
          words={t(state === 'suspended' ? 'ladder.reinstateWords' : 'ladder.showWords', { name })}
          leave={t('ladder.leave')}
          sendLabel={t('ladder.showSend')}
          make={() => ({ tutor, by: staff })}
          send={async (made) => outcomeOf((await show(made)).error)}
        />
      ) : null}
      {isOff || isDue ? null : <p>{t('ladder.done')}</p>}
      <BackendProblem error={taking.error ?? showing.error} />
    </li>
  );
}

function NoShowLine({ noShow: { kind, lesson, others } }: { noShow: NoShow }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const [excuse, { data: outcome, error }] = useExcuseMissMutation();
  const { reason, words } = lesson.cancellation;
  const said = [reason === '' ? '' : t(`lessons.cancelReasons.${reason}`), words].filter(Boolean).join(': ');
  const moment = date(lesson.startsAt, 'moment');
  const nameOf = (id: string) =>
    [lesson, ...others].filter((one) => one.id === id).map(({ startsAt }) => date(startsAt, 'moment'))[0] ??
    id;
  return (
    <li className={deskStyles.tutor}>
      <span>
        {t(`ladder.kinds.${kind === 'missed' && words !== '' ? 'decided' : kind}`, { time: moment })} {said}
      </span>
      <ConfirmButton
        isSmall
        open={t('ladder.excuse')}
        label={t('ladder.excuseOne', { time: moment })}
        variant="text"
        words={t('ladder.excuseWords')}
        leave={t('ladder.leave')}
        sendLabel={t('ladder.excuseSend')}
        make={() => ({ lessons: [lesson, ...others], by: staff })}
        send={async (made) => outcomeOf((await excuse(made)).error)}
      />
      <BulkNote outcome={outcome} nameOf={nameOf} />
      <BackendProblem error={error} />
    </li>
  );
}
