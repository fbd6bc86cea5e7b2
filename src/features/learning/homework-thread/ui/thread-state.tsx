import { Note, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { claimLapsesAt, homeworkDeclineReasons, type HomeworkQuestion } from '@/entities/homework/question';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';

/** Where a question stands, in one line, and what a declined one can become. */
export function ThreadState({ question, now }: { question: HomeworkQuestion; now: Date }) {
  const { t } = useTranslation('homework-thread');
  const words = useStateWords(question, now);
  const { state } = question;
  const isOver = state === 'declined' || state === 'withdrawn' || state === 'junk';
  const reason = homeworkDeclineReasons.find((one) => one === question.reason);
  return (
    <Note tone={state === 'declined' ? 'call' : 'plain'} className={stackStyles.near}>
      <p role="status">
        <b>{words}</b>
      </p>
      {state === 'declined' && reason ? <p>{t(`declined.${reason}`)}</p> : null}
      {isOver ? (
        <div>
          <LinkButton variant="second" isSmall to={routes.homework}>
            {t('again')}
          </LinkButton>
        </div>
      ) : null}
    </Note>
  );
}

function useStateWords(question: HomeworkQuestion, now: Date): string {
  const { t } = useTranslation('homework-thread');
  const { date } = useFormats();
  const { state, asksBack } = question;
  if (state === 'claimed') {
    const lapses = claimLapsesAt(question) ?? 0;
    const time = date(new Date(lapses).toISOString(), 'moment');
    if (lapses <= now.getTime()) return t('states.claimLapsed');
    return t(asksBack > 0 ? 'states.askedBack' : 'states.claimed', { date: time });
  }
  if (state === 'open') return t(question.reason === '' ? 'states.open' : 'states.handedBack');
  return t(`states.${state}`);
}
