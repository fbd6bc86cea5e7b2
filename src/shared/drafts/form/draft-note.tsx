import { Icon, InlineButton, Tick } from 'design-system';
import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { DraftState } from '../store/draft-state';
import type { FormDraft } from './use-form-draft';
import styles from './draft-note.module.css';

/** Any time: reserves the width of the line. */
const anyTime = '2026-03-09T16:12:00.000Z';

interface DraftNoteProps {
  draft: Pick<FormDraft, 'state' | 'discard' | 'isOfVisit'>;
  /** Says nothing until something is typed: for a single field, and for the office. */
  isQuiet?: boolean;
}

/** The line of a draft that is never stored. */
function VisitNote({ kind }: { kind: DraftState['kind'] }) {
  const { t } = useTranslation('shell');
  const isOff = kind === 'shared-phone' || kind === 'unkept';
  return (
    <p className={styles.note} role="status">
      {t(isOff ? `draft.${kind}` : 'draft.ofVisit')}
    </p>
  );
}

/**
 * Status of the draft: stored (with time), not stored, or no room; with a button to discard it, which asks
 * first. Its height is constant, so that the content below does not shift during typing.
 */
export function DraftNote(props: DraftNoteProps) {
  const { state, isOfVisit } = props.draft;
  return isOfVisit ? <VisitNote kind={state.kind} /> : <StoredNote {...props} />;
}

function StoredNote({ draft, isQuiet = false }: DraftNoteProps) {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  const { state, discard } = draft;
  const note = useRef<HTMLParagraphElement>(null);
  const savedAt = state.kind === 'saved' ? state.savedAt : anyTime;
  const saved = t('draft.saved', { time: date(savedAt, 'time') });
  return (
    <p ref={note} tabIndex={-1} className={styles.note} role="status">
      {state.kind === 'saved' ? (
        <SavedLine
          saved={saved}
          discard={() => {
            // The button goes, its line stays.
            note.current?.focus();
            discard();
          }}
        />
      ) : (
        <UnsavedLine kind={state.kind} isQuiet={isQuiet} />
      )}
      {isQuiet ? null : <span aria-hidden="true" className={styles.room} data-text={t('draft.empty')} />}
      <span aria-hidden="true" className={styles.room}>
        <span className={styles.kept} />
        <span data-text={saved} />
        <span className={styles.target} data-text={t('draft.discard')} />
      </span>
      <span aria-hidden="true" className={styles.room}>
        <span data-text={t('draft.ask')} />
        <span className={styles.target} data-text={t('draft.discardAll')} />
        <span className={styles.target} data-text={t('draft.keep')} />
      </span>
    </p>
  );
}

/** The time of the draft, or the question whether to discard it. Nothing is discarded by one press. */
function SavedLine({ saved, discard }: { saved: string; discard: () => void }) {
  const { t } = useTranslation('shell');
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the focus goes on to the one in its place.
  useEffect(() => {
    if (isAsking !== null) (isAsking ? keep : ask).current?.focus();
  }, [isAsking]);
  if (isAsking === true)
    return (
      <span className={styles.line}>
        <span>{t('draft.ask')}</span>
        <InlineButton onClick={discard}>{t('draft.discardAll')}</InlineButton>
        <InlineButton ref={keep} onClick={() => setAsking(false)}>
          {t('draft.keep')}
        </InlineButton>
      </span>
    );
  return (
    <span className={styles.line}>
      <Icon name="check" className={styles.kept} />
      <span>{saved}</span>
      <InlineButton ref={ask} onClick={() => setAsking(true)}>
        {t('draft.discard')}
      </InlineButton>
    </span>
  );
}

function UnsavedLine({ kind, isQuiet }: { kind: Exclude<DraftState['kind'], 'saved'>; isQuiet: boolean }) {
  const { t } = useTranslation('shell');
  if (kind !== 'reading' && kind !== 'empty') {
    return <span className={styles.line}>{t(`draft.${kind}`)}</span>;
  }
  if (isQuiet) return null;
  return (
    <>
      <span className={clsx(styles.line, styles.ofOwnPhone)}>{t('draft.empty')}</span>
      <span className={clsx(styles.line, styles.ofSharedPhone)} data-text={t('draft.shared-phone')} />
    </>
  );
}

interface UnkeptSwitchProps {
  draft: Pick<FormDraft, 'state' | 'isUnkeptNow' | 'setUnkept' | 'isOfVisit'>;
}

/**
 * Switch that turns the draft of one form off; where there is none, what waits on the phone after Send.
 * Hidden on a shared phone, where all drafts are off.
 */
export function UnkeptSwitch({ draft }: UnkeptSwitchProps) {
  const { t } = useTranslation('shell');
  if (draft.state.kind === 'shared-phone') return null;
  return (
    <Tick
      className={styles.ofOwnPhone}
      checked={draft.isUnkeptNow}
      onChange={(event) => draft.setUnkept(event.target.checked)}
    >
      {t(draft.isOfVisit ? 'draft.doNotKeepSent' : 'draft.doNotKeep')}
    </Tick>
  );
}
