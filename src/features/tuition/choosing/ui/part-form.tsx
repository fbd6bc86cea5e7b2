import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import { endingReasons, replacingReasons } from '@/shared/choices';
import { partFromTutor, tellWorry, type FamilyEnding } from '../model/request-writes';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { ReasonButton } from '@/shared/drafts';
import { routes } from '@/shared/routes';
import { openedFrom } from '@/shared/way-back';
import { TextLink } from '@/shared/ui/links';

export interface PartFormProps {
  /** State of the request. */
  state: string;
  code: string;
  acts: OwnPendingWrites;
  /** Null when the tutor or the office has ended it already. */
  offer: Offer | null;
  event: FamilyEnding;
}

const keyOf = {
  'trial.failed': 'trialFailed',
  'replacement.asked': 'replacement',
  'lessons.ended': 'ended',
} as const;

/** Ends the lessons with a reason from a list. The request returns to the desk for another tutor, or ends. */
export function PartForm({ code, acts, offer, state, event }: PartFormProps) {
  const { t } = useTranslation(['code', 'family']);
  const key = keyOf[event];
  if (acts.isDoing(event, state)) return null;
  const reasons = event === 'lessons.ended' ? endingReasons : replacingReasons;
  return (
    <ReasonButton
      form={`part.${key}.${code}`}
      // One of the reasons is a worry.
      isOfVisit
      reasons={reasons.map((value) => ({ value, label: t(`family:part.reasons.${value}`) }))}
      open={t(`family:part.${key}.open`)}
      heading={t(`family:part.${key}.heading`)}
      variant="main"
      labels={{
        reason: t('cancel.reason'),
        words: t('cancel.more'),
        send: t(`family:part.${key}.send`),
        leave: t('family:leave'),
      }}
      make={({ reason, words }) => [
        // First, so that it is told even when the lessons have ended meanwhile.
        ...(reason === 'safety' ? [tellWorry(code, words || t('family:part.reasons.safety'))] : []),
        partFromTutor(code, offer, event, { reason, words }),
      ]}
      send={acts.send}
    >
      <p>{t(`family:part.${key}.words`)}</p>
      <p>
        <TextLink to={routes.concernAbout(code)} state={openedFrom({ code, place: 'part-tutor' })}>
          {t('family:part.worry')}
        </TextLink>
      </p>
    </ReasonButton>
  );
}
