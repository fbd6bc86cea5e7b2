import { useTranslation } from 'react-i18next';
import { codeHolder, type ChangedBy } from '@/entities/change-log';
import type { ReferenceCode } from '@/entities/reference-code';
import { useVisitor } from '@/entities/session';
import { cancelReasons } from '@/entities/tuition-request';
import { outcomeOf } from '@/shared/api';
import { ReasonButton } from '@/shared/drafts';
import { routes } from '@/shared/routes';
import { openedFrom } from '@/shared/way-back';
import { TextLink } from '@/shared/ui/links';
import { useCancelTuitionRequestMutation } from '../api/cancel-request';

interface CancelFormProps {
  code: ReferenceCode;
  /** A tutor was chosen: lessons may be planned. */
  hasTutor: boolean;
}

/** Cancels a request by its code, with a reason. */
export function CancelForm({ code, hasTutor }: CancelFormProps) {
  const { t } = useTranslation('code');
  const by = useChangedBy();
  const [cancel, { error }] = useCancelTuitionRequestMutation();
  return (
    <ReasonButton
      form={`cancel.${code}`}
      reasons={cancelReasons.map((reason) => ({ value: reason, label: t(`cancel.reasons.${reason}`) }))}
      open={t('cancel.open')}
      heading={t('cancel.heading')}
      labels={{
        reason: t('cancel.reason'),
        words: t('cancel.more'),
        send: t('cancel.confirm'),
        leave: t('cancel.keep'),
      }}
      error={error}
      make={(given) => ({ ref: code, ...given, by })}
      send={async (cancellation) => outcomeOf((await cancel(cancellation)).error)}
    >
      <p>{t('cancel.words')}</p>
      {hasTutor ? (
        <>
          <p>{t('cancel.planned')}</p>
          <p>
            <TextLink to={routes.concernAbout(code)} state={openedFrom({ code, place: 'part-details' })}>
              {t('cancel.worry')}
            </TextLink>
          </p>
        </>
      ) : null}
    </ReasonButton>
  );
}

/** The change log names an officer who cancels by code, but never a family. */
function useChangedBy(): ChangedBy {
  const visitor = useVisitor();
  return typeof visitor !== 'string' && visitor.role === 'admin'
    ? { kind: 'office', userId: visitor.id, name: visitor.displayName }
    : codeHolder;
}
