import { Icon, InlineButton, Tick } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { FormDraft } from '../model/use-form-draft';
import styles from './draft-note.module.css';

/** What became of the draft: kept and when, not kept, or no room; with a way to discard it. */
export function DraftNote({ draft }: { draft: Pick<FormDraft, 'state' | 'discard'> }) {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  const { state, discard } = draft;
  return (
    <p className={styles.note} role="status">
      {state.kind === 'saved' ? (
        <>
          <Icon name="check" className={styles.kept} />
          <span>{t('draft.saved', { time: date(state.savedAt, 'time') })}</span>
          <InlineButton onClick={discard}>{t('draft.discard')}</InlineButton>
        </>
      ) : (
        <span>{t(`draft.${state.kind === 'reading' ? 'empty' : state.kind}`)}</span>
      )}
    </p>
  );
}

/** The switch for a phone that others use too. */
export function SharedPhoneSwitch({ draft }: { draft: Pick<FormDraft, 'state' | 'setSharedPhone'> }) {
  const { t } = useTranslation('shell');
  return (
    <Tick
      checked={draft.state.kind === 'shared-phone'}
      onChange={(event) => draft.setSharedPhone(event.target.checked)}
    >
      {t('draft.sharedPhone')}
    </Tick>
  );
}
