import { useTranslation } from 'react-i18next';
import { createChangeId } from '@/entities/change-log';
import { hasNames, type Wording } from '@/entities/content/wording';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useUnnameWordingsMutation } from '../api/unname-wordings-api';

/** The names with the suggestions of a code, and the button that takes them off. Empty without names. */
export function SenderName({ wordings }: { wordings: readonly Wording[] }) {
  const { t } = useTranslation('wordings');
  const [unname, { error }] = useUnnameWordingsMutation();
  const named = wordings.filter(hasNames);
  if (named.length === 0) return null;
  const names = named.flatMap(({ name, speaker }) => [name, speaker]).filter((name) => name !== '');
  return (
    <>
      <p>{t('code.names', { names: [...new Set(names)].join(', ') })}</p>
      <ConfirmButton
        variant="text"
        open={t('code.unname.open')}
        words={t('code.unname.words')}
        sendLabel={t('code.unname.send')}
        leave={t('code.unname.leave')}
        make={() => ({ wordings: named.map(({ id }) => ({ id, changeId: createChangeId() })) })}
        send={async (made) => outcomeOf((await unname(made)).error)}
        error={error}
      />
    </>
  );
}
