import { Button, Section, Skeleton, StopHeading, textStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearnerWords } from '@/entities/offer';
import { tellingPath } from '@/entities/telling';
import { PendingWriteNotes } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { actsOfRecord } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { TellingArea } from '../model/telling-area';
import { useToTell, type OwnToTell, type ToTell } from '../model/use-to-tell';
import { useTellingWords } from '../model/use-telling-words';
import { TellFamilyForm } from './tell-family-form';
import styles from './telling.module.css';

/** Everything that the tutor did and a family waits to hear, oldest first. */
export function ToTellView({ area }: { area: TellingArea }) {
  const { t } = useTranslation(['tutor-area', 'shell']);
  const words = useTellingWords();
  return (
    <Section ground="surface">
      <StopHeading>{t('views.telling')}</StopHeading>
      {words === 'loading' ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      {words === 'unreached' ? <p>{t('wordsUnreached')}</p> : null}
      {words === 'ready' ? <ToTellList area={area} /> : null}
    </Section>
  );
}

function ToTellList({ area }: { area: TellingArea }) {
  const { t } = useTranslation(['telling', 'shell']);
  const { owed, acts, isLoading, error } = useToTell(area);
  const [chosen, setChosen] = useState<string | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const openId = owed.some(({ id }) => id === chosen) ? chosen : owed[0]?.id;
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={4} />;
  return (
    <>
      <p className={textStyles.intro}>{t('tutor.lead')}</p>
      <BackendProblem error={error} />
      <p ref={count} tabIndex={-1} role="status">
        {owed.length === 0 ? t('tutor.none') : t('tutor.count', { count: owed.length })}
      </p>
      {owed.length === 0 ? <p className={textStyles.soft}>{t('tutor.noneWords')}</p> : null}
      <ul className={styles.rows}>
        {owed.map((change) => (
          <ToTellRow
            key={change.id}
            {...{ change, acts, area }}
            isOpen={change.id === openId}
            onOpen={() => setChosen(change.id)}
            onTold={() => count.current?.focus()}
          />
        ))}
      </ul>
    </>
  );
}

interface ToTellRowProps {
  change: ToTell;
  acts: OwnToTell['acts'];
  area: TellingArea;
  isOpen: boolean;
  onOpen: () => void;
  onTold: () => void;
}

function ToTellRow({ change, acts, area, isOpen, onOpen, onTold }: ToTellRowProps) {
  const { t } = useTranslation('telling');
  const { date } = useFormats();
  const words = useLearnerWords();
  const { id, lesson, event } = change;
  const offer = area.offers.find(({ item }) => item.id === lesson.offerId)?.item;
  return (
    <li className={styles.row}>
      <h3>
        {t('tutor.of', {
          learner: offer ? words.learner(offer.learner) : '',
          date: date(lesson.startsAt, 'moment'),
        })}
      </h3>
      <p>
        {t('since', {
          what: t(`tutor.events.${event.replace('.', '-') as 'lesson-taught'}`),
          date: date(lesson.movedAt, 'moment'),
        })}
      </p>
      <PendingWriteNotes shown={actsOfRecord(acts, tellingPath(id))} area={area} />
      {isOpen ? (
        <TellFamilyForm {...{ change, area, onTold }} />
      ) : (
        <Button variant="second" isSmall onClick={onOpen}>
          {t('heading')}
        </Button>
      )}
    </li>
  );
}
