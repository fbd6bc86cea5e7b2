import { Button, Note } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { answerUntil, askFrom, tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { useLogContactShownMutation, useTransitionRecordMutation } from '@/entities/change-log';
import { InterestMessage } from './interest-message';
import styles from './interest-part.module.css';

interface InterestPartProps {
  request: TuitionRequest;
}

const dayMs = 86_400_000;

/** Asks a long-waiting family whether it still wants a tutor, and shows the deadline. */
export function InterestPart({ request }: InterestPartProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const now = useNow();
  const from = askFrom(request);
  const isAsked = request.state === 'asking';
  if (!isAsked && (from === null || now.getTime() < from)) return null;
  const until = answerUntil(isAsked ? request.movedAt : now.toISOString());
  const days = Math.floor((now.getTime() - Date.parse(request.movedAt)) / dayMs);
  return (
    <Note tone="call" role="region" aria-labelledby="interest-heading" className={styles.part}>
      <h3 id="interest-heading">{t(isAsked ? 'interest.asked' : 'interest.ask')}</h3>
      <p>
        {isAsked
          ? t('interest.askedWords', {
              date: date(request.movedAt, 'day'),
              until: date(new Date(until), 'day'),
            })
          : t('interest.askWords', { count: days })}
      </p>
      <Ask request={request} until={until} isAsked={isAsked} />
    </Note>
  );
}

/**
 * Opening the message reveals the family's number, which is logged. The request moves before the links
 * appear, so that the family sees its button when it reads the message.
 */
function Ask({
  request: { ref, state },
  until,
  isAsked,
}: InterestPartProps & { until: number; isAsked: boolean }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const [log, logging] = useLogContactShownMutation();
  const [transition, moving] = useTransitionRecordMutation();
  const on = { path: tuitionRequestPath(ref), by: staff };
  const open = async () => {
    if ((await log(on)).error !== undefined) return;
    const asked = isAsked
      ? null
      : await transition({ ...on, ref, event: 'interest.asked', from: state, to: 'asking' });
    setOpen(asked?.error === undefined);
  };
  return (
    <>
      {isOpen && isAsked ? (
        <InterestMessage reference={ref} until={until} />
      ) : (
        <Button
          variant={isAsked ? 'second' : 'main'}
          isSmall
          disabled={logging.isLoading || moving.isLoading}
          onClick={() => void open()}
        >
          {t(isAsked ? 'interest.again' : 'interest.open')}
        </Button>
      )}
      <BackendProblem error={logging.error ?? moving.error} />
    </>
  );
}
