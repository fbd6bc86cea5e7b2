import { clsx } from 'clsx/lite';
import { Tag, Tick } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { TutorRating, useReplyWords } from '@/entities/site-figure';
import { formatMoney, unbrokenName } from '@/shared/i18n';
import { TextLink } from '@/shared/ui/links';
import { EvidenceSummary, TutorPhoto, useTutorWords } from '@/entities/tutor';
import { maximumCompared, type Directory } from '../model/use-directory';
import { KeepButton } from './keep-button';
import styles from './tutor-row.module.css';

export interface TutorRowProps {
  tutor: Tutor;
  now: Date;
  directory: Directory;
}

/** A tutor in the list, with enough to decide whether to open the profile. */
export function TutorRow({ tutor, now, directory }: TutorRowProps) {
  const { t } = useTranslation(['tutors', 'profile']);
  const words = useTutorWords();
  const replies = useReplyWords().wordsOf(tutor.id);
  const { compared, isOwnList, opened } = directory;
  const isCompared = compared.includes(tutor.slug);
  const isOpened = opened === tutor.slug;
  return (
    <li className={clsx(styles.row, isOpened && styles.opened)}>
      <TutorPhoto tutor={tutor} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <TextLink to={directory.addressOf(tutor.slug)} aria-current={isOpened ? 'true' : undefined}>
            {unbrokenName(tutor.name)}
          </TextLink>{' '}
          {tutor.isSample ? <Tag>{t('profile:sample')}</Tag> : null}
        </h2>
        <p>
          {words.subjects(tutor)} · {words.levels(tutor)}
        </p>
        <p className={styles.soft}>
          {words.area(tutor)} · {words.where(tutor)} · {words.languages(tutor)}
        </p>
        <p>{words.experience(tutor)}</p>
      </div>
      <div className={styles.rest}>
        <TutorRating tutorId={tutor.id} />
        <EvidenceSummary evidence={tutor.evidence} now={now} />
        {replies === null ? null : <p className={styles.soft}>{replies}</p>}
        <p className={styles.price}>
          {formatMoney(tutor.price)} <small>{t('profile:perLesson')}</small>
        </p>
        <p className={styles.free}>
          {t('profile:free')}: {words.nextFree(tutor, now, 2).join('; ')}
        </p>
        <KeepButton tutor={tutor} />
        {isOwnList ? (
          <Tick
            checked={isCompared}
            disabled={!isCompared && compared.length >= maximumCompared}
            onChange={(event) => directory.compare(tutor.slug, event.target.checked)}
          >
            {t('compare.tick', { name: tutor.name })}
          </Tick>
        ) : null}
      </div>
    </li>
  );
}
