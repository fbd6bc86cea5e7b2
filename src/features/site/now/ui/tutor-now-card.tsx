import { clsx } from 'clsx/lite';
import { Button, Section, StopHeading, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goToPlace } from '@/shared/lib/focus';
import { routes } from '@/shared/routes';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { tutorNow, type TutorFacts, type TutorNow, type TutorPlace } from '../model/tutor-now';
import { useTutorNowWords } from '../model/use-tutor-now-words';
import { stopOf } from './stop-of';
import { WhoLine } from './who-line';
import styles from './now-card.module.css';

/** Maximum number of lines about what comes after: an offer and its answers stand right below them. */
const linesAfter = (first: TutorNow) => (first.key === 'offer' ? 1 : 3);

/** A part of the tutor area that the card leads to. */
export type LinkedView = Extract<TutorPlace, 'lessons' | 'homework' | 'week'>;

export interface TutorNowCardProps {
  facts: TutorFacts;
  now: Date;
  /** Address of a part; with the id of a lesson, the form of its report is open there. */
  linkOf: (view: LinkedView, reported?: string) => string;
  /** What belongs to a lesson of today, such as the field of a door code, around the card's button. */
  lessonPart: (thing: TutorNow, button: (isMain: boolean) => ReactNode) => ReactNode;
}

/**
 * What a tutor has to do now, until when, and the one button that leads there; then what comes after. Offers
 * are answered in the list, which the page shows below.
 */
export function TutorNowCard({ facts, now, linkOf, lessonPart }: TutorNowCardProps) {
  const { t } = useTranslation('tutor-area');
  const [first, ...others] = tutorNow(facts, now);
  const wordsOf = useTutorNowWords(facts.offers);
  const { title, words, who, until, act } = wordsOf(first);
  const isAtDoor = first.hasDoor === true || first.key === 'lesson' || first.key === 'trial';
  // Offers follow right below the card, unless it is the long one of a lesson.
  const then = others.filter(({ key }) => isAtDoor || key !== 'offer').slice(0, linesAfter(first));
  const button = (isMain: boolean) =>
    act === null ? null : (
      <TutorAct thing={first} isMain={isMain && first.who === 'you'} {...{ linkOf, act }} />
    );
  return (
    <Section ground="surface" isTight className={styles.card}>
      <StopHeading tabIndex={-1} className={clsx(styles.title, styles[stopOf(first)])}>
        {title}
      </StopHeading>
      {who === null ? null : <WhoLine now={first} {...{ who, until }} />}
      {words === null ? null : <p className={styles.words}>{words}</p>}
      {isAtDoor ? lessonPart(first, button) : button(true)}
      {then.length === 0 ? null : (
        <nav aria-label={t('now.then')} className={styles.then}>
          <p>
            <b>{t('now.then')}</b>
          </p>
          <ul>
            {then.map((thing) => (
              <li key={[thing.key, (thing.lesson ?? thing.offer)?.id, thing.by].join(' ')}>
                <ThenLine {...{ thing, linkOf }} {...wordsOf(thing)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}

/** Shows the lesson of two that another time is to be asked for, once the list of lessons is there. */
const showLesson = ({ key, lesson }: TutorNow) => {
  if (key === 'overlap' && lesson) goToPlace(`lesson-${lesson.id}`);
};

/** Address where a thing is done; null on this page. */
const addressOf = ({ key, place, lesson }: TutorNow, linkOf: TutorNowCardProps['linkOf']): string | null => {
  if (place === 'office') return routes.enquiryAbout('teaching');
  if (place === 'application') return routes.apply;
  return place === 'offers' ? null : linkOf(place, key === 'report' ? lesson?.id : undefined);
};

interface TutorActProps extends Pick<TutorNowCardProps, 'linkOf'> {
  thing: TutorNow;
  act: string;
  isMain: boolean;
}

/** The one button: it leads to the offer below, or to the page where the thing is done. */
function TutorAct({ thing, act, isMain, linkOf }: TutorActProps) {
  const variant = isMain ? 'main' : 'second';
  const address = addressOf(thing, linkOf);
  return address === null ? (
    <Button variant={variant} onClick={() => goToPlace(`offer-${thing.offer?.id ?? ''}`)}>
      {act}
    </Button>
  ) : (
    <LinkButton variant={variant} to={address} onClick={() => showLesson(thing)}>
      {act}
    </LinkButton>
  );
}

interface ThenLineProps extends Pick<TutorNowCardProps, 'linkOf'> {
  thing: TutorNow;
  title: string;
  until: string | null;
}

function ThenLine({ thing, title, until, linkOf }: ThenLineProps) {
  const address = addressOf(thing, linkOf);
  // Since when it waits stands in its own card: a line has room for a time limit alone.
  const line =
    thing.by === null || until === null ? (
      title
    ) : (
      <span>
        {title} · <span className={textStyles.unbroken}>{until}</span>
      </span>
    );
  return address === null ? (
    <Button variant="text" onClick={() => goToPlace(`offer-${thing.offer?.id ?? ''}`)}>
      {line}
    </Button>
  ) : (
    <TextLink to={address} onClick={() => showLesson(thing)}>
      {line}
    </TextLink>
  );
}
