import { useTranslation } from 'react-i18next';
import { hasNames, type Wording } from '@/entities/content/wording';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useUnnameWordingMutation, type RenewedOverlay } from '../api/unname-wording-api';

interface TakeNameOffProps {
  wording: Wording;
  /** Of accepted words that were checked: the overlay without what the name had checked. */
  renewed?: RenewedOverlay;
}

/** Takes the names off a suggestion, when somebody asks for it. Renders nothing without names. */
export function TakeNameOff({ wording, renewed }: TakeNameOffProps) {
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
      make={() => ({ wording, by, ...(renewed && { renewed }) })}
      send={async (made) => outcomeOf((await unname(made)).error)}
      error={error}
    />
  );
}
