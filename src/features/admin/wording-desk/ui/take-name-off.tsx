import { useTranslation } from 'react-i18next';
import { hasNames, type Wording } from '@/entities/content/wording';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useUnnameWordingMutation } from '../api/unname-wording-api';

/** Takes the names off a suggestion, when somebody asks for it. Renders nothing without names. */
export function TakeNameOff({ wording }: { wording: Wording }) {
  const { t } = useTranslation('wording-desk');
  const by = useStaff();
  const [unname, { error }] = useUnnameWordingMutation();
  if (!hasNames(wording)) return null;
  return (
    <ConfirmButton
      variant="text"
      isSmall
      open={t('unname.open')}
      label={t('unname.label', { key: wording.key })}
      words={t('unname.words')}
      sendLabel={t('unname.send')}
      leave={t('unname.leave')}
      make={() => ({ wordingId: wording.id, by })}
      send={async (made) => outcomeOf((await unname(made)).error)}
      error={error}
    />
  );
}
