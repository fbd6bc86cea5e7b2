import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '@/shared/drafts';
import { limits } from '@/shared/fields';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { HelpLines } from '@/shared/ui/help-lines';
import { tellWrong, type OwnThread } from '../model/thread-writes';

/** Tells those who answer for child protection that something is wrong with this thread. */
export function WrongForm({ own, acts }: { own: OwnThread; acts: OwnPendingWrites }) {
  const { t } = useTranslation('homework-thread');
  const told = acts.hopeful.some(({ event }) => event === 'concern.told');
  return (
    <>
      {told ? (
        <Note role="status">
          <p>{t('wrong.told')}</p>
        </Note>
      ) : null}
      <ReasonButton
        form={`homework-wrong.${own.question.id}`}
        isOfVisit
        open={t('wrong.open')}
        heading={t('wrong.heading')}
        reasons={[]}
        maxLength={limits.longText}
        takesFocus
        labels={{ words: t('wrong.label'), send: t('wrong.send'), leave: t('wrong.leave') }}
        make={({ words }) => [tellWrong(own, words)]}
        send={acts.send}
        error={acts.problem}
      >
        <p>{t('wrong.words')}</p>
        <HelpLines />
      </ReasonButton>
    </>
  );
}
