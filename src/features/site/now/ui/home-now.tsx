import { clsx } from 'clsx/lite';
import { Section, StopHeading, textStyles } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import { useTrackingQuery, type Tracking } from '@/entities/tracking';
import { OptionalDataScope } from '@/shared/api';
import { keepHeight, measured, releasePlace } from '@/shared/kept-height';
import { useRightNow } from '@/shared/lib/clock';
import { createDeviceStore } from '@/shared/lib/storage';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { codesToRead, homeOrder } from '../model/home-order';
import { useNextThing } from '../model/use-next-thing';
import { useNowWords } from '../model/use-now-words';
import { useDiscreetHeading } from '../model/use-record-heading';
import { useSeenSteps } from '../model/use-seen-steps';
import { KeptAsOf } from './kept-as-of';
import { PracticeCard, WithPractice, type PracticeToday } from './practice-due';
import { stopOf } from './stop-of';
import { WhoLine } from './who-line';
import cardStyles from './now-card.module.css';
import styles from './home-now.module.css';

interface ReadCode {
  readonly code: ReferenceCode;
  readonly tracking: Tracking;
}

export interface HomeNowProps {
  /** Oldest first. */
  codes: readonly ReferenceCode[];
  /** Whether somebody practises on this phone, and the file of the progress is loaded. */
  hasPractice: boolean;
}

/**
 * What is to be done now about the codes of this phone, and what practice comes back, for whoever comes back
 * to the home page. Renders nothing while nothing is read, and without anything to tell.
 */
export function HomeNow({ codes, hasPractice }: HomeNowProps) {
  const without = <OfCodes codes={codes} practice={null} />;
  if (!hasPractice) return without;
  return (
    // Progress that cannot be read is told where one practises.
    <PartBoundary frame={() => without}>
      <WithPractice>{(practice) => <OfCodes {...{ codes, practice }} />}</WithPractice>
    </PartBoundary>
  );
}

interface OfCodesProps extends Pick<HomeNowProps, 'codes'> {
  practice: PracticeToday | null;
}

function OfCodes({ codes, practice }: OfCodesProps) {
  const toRead = codesToRead(codes);
  if (toRead.length === 0) return practice ? <CardList {...{ practice }} /> : <NoCards isKnown />;
  return (
    <OptionalDataScope fallback={null}>
      <Reading {...{ practice }} codes={toRead} all={codes.length} read={[]} isWhole />
    </OptionalDataScope>
  );
}

interface ReadingProps {
  codes: readonly ReferenceCode[];
  /** How many codes the phone has. */
  all: number;
  read: readonly ReadCode[];
  /** Whether every code until here has an answer. */
  isWhole: boolean;
  practice: PracticeToday | null;
}

/** Reads the codes within each other: a component has a fixed number of hooks, and the phone any of codes. */
function Reading({ codes: [code, ...others], ...rest }: ReadingProps) {
  if (code !== undefined) return <ReadingOne {...rest} code={code} codes={others} />;
  // All at once, so that the page moves once.
  return rest.isWhole ? <Cards {...rest} /> : null;
}

function ReadingOne({ code, read, isWhole, ...rest }: ReadingProps & { code: ReferenceCode }) {
  const { data, isLoading } = useTrackingQuery(code);
  const found = data === undefined ? read : [...read, { code, tracking: data }];
  return <Reading {...rest} read={found} isWhole={isWhole && !isLoading} />;
}

function Cards({ read, all, practice }: Pick<ReadingProps, 'read' | 'all' | 'practice'>) {
  const { now } = useRightNow();
  const office = useOffice();
  const cards = homeOrder(read, now, office);
  if (cards.length === 0 && !practice) return <NoCards isKnown={read.length > 0} />;
  return <CardList {...{ cards, practice }} hasMore={all > cards.length} />;
}

interface CardListProps {
  cards?: readonly ReadCode[];
  practice: PracticeToday | null;
  /** Whether the phone has other codes. */
  hasMore?: boolean;
}

function CardList({ cards = [], practice, hasMore = false }: CardListProps) {
  const { t } = useTranslation('now');
  return (
    <div ref={measureHome}>
      <Section ground="surface" className={styles.section} aria-label={t('loading')}>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.code} className={styles.card}>
              <PartBoundary>
                <HomeCard {...card} />
              </PartBoundary>
            </li>
          ))}
          {practice ? (
            <li className={styles.card}>
              <PracticeCard {...practice} />
            </li>
          ) : null}
        </ul>
        {hasMore ? (
          <LinkButton variant="text" to={routes.code} className={styles.all}>
            {t('home.all')}
          </LinkButton>
        ) : null}
      </Section>
    </div>
  );
}

const measureHome = measured('home');

/** Nothing to tell: the place of the cards goes; where that is known, the next visit has none either. */
function NoCards({ isKnown }: { isKnown: boolean }) {
  useEffect(() => {
    if (isKnown) keepHeight(createDeviceStore(), 'home', 0);
    else releasePlace('home');
  }, [isKnown]);
  return null;
}

/** One record: what it is, what is to be done, by whom and until when, and the way there. */
function HomeCard({ code, tracking }: ReadCode) {
  const { t } = useTranslation('now');
  const now = useNextThing(code, tracking, { isDiscreet: true });
  useSeenSteps(code, tracking);
  const { title, who, until } = useNowWords(now, { isDiscreet: true });
  const heading = useDiscreetHeading(tracking.topic);
  return (
    <>
      <p className={clsx(styles.topic, textStyles.small)}>{heading}</p>
      <StopHeading className={clsx(styles.title, cardStyles[stopOf(now)])}>{title}</StopHeading>
      <WhoLine {...{ now, who, until }} />
      <KeptAsOf code={code} />
      <LinkButton
        to={routes.codeOf(code)}
        variant={now.who === 'you' ? 'main' : 'second'}
        isSmall
        className={styles.open}
        aria-label={t('home.openThis', { title })}
        data-likely
      >
        {t('home.open')}
      </LinkButton>
    </>
  );
}
