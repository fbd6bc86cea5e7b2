import { clsx } from 'clsx/lite';
import { Button, Note, Section, Skeleton, stackStyles, StopHeading, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trackingPath, type Tracking } from '@/entities/tracking';
import { familyOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { goToPlace } from '@/shared/lib/focus';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { PhoneLink } from '@/shared/ui/contact-links';
import { HelpLines } from '@/shared/ui/help-lines';
import { LinkButton } from '@/shared/ui/links';
import { placeOf } from '../model/place-of';
import { isOfficeLate, type Now } from '../model/now';
import { useNextThing } from '../model/use-next-thing';
import { useNowWords } from '../model/use-now-words';
import { useSeenSteps } from '../model/use-seen-steps';
import { stopOf } from './stop-of';
import { WhoLine } from './who-line';
import styles from './now-card.module.css';

export interface NowCardProps {
  code: string;
  tracking: Tracking;
  /** Heading of the page, above the card; absent when the page has one already. */
  heading?: ReactNode;
  /** Rendered in the card, such as a door code. */
  children?: (now: Now) => ReactNode;
}

/** What is to be done now about a record: by whom, until when, and the one button that leads there. */
export function NowCard({ code, tracking, heading, children }: NowCardProps) {
  const now = useNextThing(code, tracking);
  useSeenSteps(code, tracking);
  const { title, words, who, until, act } = useNowWords(now);
  const { t } = useTranslation('now');
  const isLate = now.isAsking !== true && isOfficeLate(now);
  return (
    <Section ground="surface" isFirst={heading !== undefined} className={styles.card}>
      {heading}
      <StopHeading tabIndex={-1} className={clsx(styles.title, styles[stopOf(now)])}>
        {title}
      </StopHeading>
      <WhoLine {...{ now, who, until }} />
      {words === null ? (
        <Skeleton label={t('loading')} lines={2} />
      ) : (
        <p className={clsx(styles.words, isLate && styles.call)}>{words}</p>
      )}
      {now.hasDanger ? <Danger /> : null}
      {isLate || now.hasCall ? <OfficeNumber /> : null}
      {children?.(now)}
      {act === null ? null : <NowAct now={now} act={act} />}
      <KeptSince code={code} />
    </Section>
  );
}

/** The one button: it leads to the part of the page, or to the page, where the thing is done. */
function NowAct({ now, act }: { now: Now; act: string }) {
  const place = placeOf(now);
  if (now.link !== undefined) {
    const to = now.link === 'application' ? routes.myApplication : routes.tutorEntry;
    return <LinkButton to={to}>{act}</LinkButton>;
  }
  if (place === null) return null;
  return (
    // The door codes above it have the main button.
    <Button
      variant={now.who === 'you' && now.hasDoor !== true ? 'main' : 'second'}
      onClick={() => goToPlace(place)}
    >
      {act}
    </Button>
  );
}

/** The numbers to call, for whoever cannot wait. */
function Danger() {
  const { t } = useTranslation('now');
  return (
    <Note tone="call" className={stackStyles.near}>
      <p>
        <b>{t('danger')}</b>
      </p>
      <HelpLines />
    </Note>
  );
}

/** How to reach the office: it is late, or the words of the card ask for a call. */
function OfficeNumber() {
  const { phone, whatsApp } = useOffice();
  return (
    <p>
      <PhoneLink phone={phone} whatsApp={whatsApp} />
    </p>
  );
}

/** Shows when the record was read, when it comes from this device because the backend is unreachable. */
function KeptSince({ code }: { code: string }) {
  const { t } = useTranslation('now');
  const { date } = useFormats();
  const since = useKeptSince(familyOwner, trackingPath(code));
  if (since === null) return null;
  return (
    <Note tone="plain" role="status" className={clsx(stackStyles.near, textStyles.small)}>
      <p>{t('asOf', { date: date(since, 'longMoment') })}</p>
    </Note>
  );
}
