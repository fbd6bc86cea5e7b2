import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import { endingReasons } from '@/shared/choices';
import { ReasonForm } from '@/shared/drafts';
import type { SignedWrites } from '@/shared/pending-writes';
import { endLessons } from '../model/end-lessons';

/** Ends the lessons with a learner, with a reason for the statistics. */
export function EndForm({ offer, area, onClose }: { offer: Offer; area: SignedWrites; onClose: () => void }) {
  const { t } = useTranslation('tutor-area');
  return (
    <ReasonForm
      form={`end.${offer.id}`}
      isOfAccount
      // One of the reasons is a worry.
      isOfVisit
      reasons={endingReasons.map((value) => ({ value, label: t(`learners.endReasons.${value}`) }))}
      heading={t('learners.endHeading')}
      labels={{
        reason: t('lessons.reason'),
        words: t('lessons.words'),
        send: t('learners.endSend'),
        leave: t('close'),
      }}
      tone="plain"
      takesFocus
      error={area.problem}
      make={({ reason, words }) => {
        const said = reason === 'safety' && words === '' ? t('learners.endReasons.safety') : words;
        return area.who && endLessons(area.who, offer, { reason, words: said });
      }}
      send={area.send}
      onLeave={onClose}
    >
      <p>{t('learners.endWords')}</p>
    </ReasonForm>
  );
}
