import { Button, Note, Row, Tick } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOnDevice, hasPracticeOnDevice, useDraftStore, useSharedPhone } from '@/shared/drafts';
import { useOutbox } from '@/shared/submission';

/** What this phone would forget. */
interface Kept {
  readonly codes: number;
  readonly drafts: number;
  readonly hasPractice: boolean;
}

/**
 * Switch that marks the phone as shared, so that it stores no drafts and no progress from then on. Lists
 * what the phone would forget, and asks first: a tick alone deletes nothing. The page must load the namespace
 * `shared-phone`.
 */
export function SharedPhoneSwitch() {
  const { t } = useTranslation('shared-phone');
  const drafts = useDraftStore();
  const { items, forgetSent } = useOutbox();
  const [asked, setAsked] = useState<Kept | null>(null);
  const isShared = useSharedPhone();

  const share = async (isForgettingCodes: boolean) => {
    setAsked(null);
    await Promise.all([
      drafts.setSharedPhone(true),
      forgetOnDevice(),
      isForgettingCodes ? forgetSent() : null,
    ]);
  };
  const change = async (isWanted: boolean) => {
    setAsked(null);
    if (!isWanted) return drafts.setSharedPhone(false);
    const [count, hasPractice] = await Promise.all([drafts.count(), hasPracticeOnDevice()]);
    const kept = { codes: items?.length ?? 0, drafts: count, hasPractice };
    if (kept.codes > 0 || kept.drafts > 0 || kept.hasPractice) setAsked(kept);
    else await share(false);
  };

  return (
    <>
      <Tick
        checked={isShared || asked !== null}
        // Until the codes were read nobody knows what would be forgotten.
        disabled={items === null}
        onChange={(event) => void change(event.target.checked)}
      >
        {t('switch')}
      </Tick>
      {asked === null ? null : (
        <ForgetNote kept={asked} onShare={(which) => void share(which)} onLeave={() => setAsked(null)} />
      )}
    </>
  );
}

interface ForgetNoteProps {
  kept: Kept;
  onShare: (isForgettingCodes: boolean) => void;
  onLeave: () => void;
}

/** The first button loses nothing: codes are kept, or all stays as it is where more would be forgotten. */
function ForgetNote({ kept: { codes, drafts, hasPractice }, onShare, onLeave }: ForgetNoteProps) {
  const { t } = useTranslation('shared-phone');
  const hasMore = drafts > 0 || hasPractice;
  const leave = (
    <Button key="leave" variant={hasMore ? 'main' : 'second'} isSmall onClick={onLeave}>
      {t('leave')}
    </Button>
  );
  const keepCodes = codes > 0 && (
    <Button key="keep" variant={hasMore ? 'second' : 'main'} isSmall onClick={() => onShare(false)}>
      {t(hasMore ? 'keepCodes' : 'keepOnlyCodes', { count: codes })}
    </Button>
  );
  return (
    <Note tone="call" role="group" aria-label={t('found')}>
      <p>{t('found')}</p>
      <ul>
        {codes > 0 ? <li>{t('codes', { count: codes })}</li> : null}
        {drafts > 0 ? <li>{t('drafts', { count: drafts })}</li> : null}
        {hasPractice ? <li>{t('practice')}</li> : null}
      </ul>
      <Row>
        {hasMore ? [leave, keepCodes] : [keepCodes, leave]}
        <Button variant="second" isSmall onClick={() => onShare(true)}>
          {hasMore ? t('forgetAll') : t('forgetCodes', { count: codes })}
        </Button>
      </Row>
    </Note>
  );
}
