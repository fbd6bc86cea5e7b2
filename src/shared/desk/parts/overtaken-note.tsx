import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';

interface OvertakenNoteProps {
  /** State of the record, as it stands now. */
  state: string;
  /** Whether what is being asked can be done from that state too. */
  isAllowed: boolean;
}

/** Above an open form: somebody else has moved its record meanwhile. */
export function OvertakenNote({ state, isAllowed }: OvertakenNoteProps) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  return (
    <Note tone="call" role="alert">
      <p>
        <strong>{t('overtaken.now', { state: words(`states.${state}`) })}</strong>{' '}
        {t(isAllowed ? 'overtaken.goesOn' : 'overtaken.isOver')}
      </p>
    </Note>
  );
}
