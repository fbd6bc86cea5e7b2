import { useTranslation } from 'react-i18next';
import { homeworkQuestionPath } from '@/entities/homework/question';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { withdrawOf, type OwnQuestion } from '../model/thread-writes';

/** Takes the question back while nobody has claimed it. */
export function ThreadActs({ own, acts }: { own: OwnQuestion; acts: OwnPendingWrites }) {
  const { t } = useTranslation('homework-thread');
  const { question } = own;
  if (question.state !== 'open' || acts.isChanging(homeworkQuestionPath(question.id), question.lastChange))
    return null;
  return (
    <ConfirmButton
      isSmall
      open={t('withdraw.open')}
      heading={t('withdraw.heading')}
      words={t('withdraw.words')}
      sendLabel={t('withdraw.send')}
      leave={t('withdraw.leave')}
      make={() => [withdrawOf(own)]}
      send={acts.send}
    />
  );
}
