import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { readDraft } from '@/entities/practice/pack';
import type { OpenPaper } from '../model/open-paper';
import styles from './mock-paper.module.css';

/** Every question of the paper by section: answered, empty, to look at again. */
export function PaperOverview({ paper, onOpen }: { paper: OpenPaper; onOpen: (position: number) => void }) {
  const { t } = useTranslation('practice-paper');
  const { asked, drafts, marked, position } = paper;
  const isGiven = (index: number) => {
    const draft = drafts[index];
    return draft !== undefined && readDraft(draft) !== null;
  };
  const strands = [...new Set(asked.map(({ strand }) => strand))];
  const given = asked.filter((_, index) => isGiven(index)).length;
  return (
    <Disclosure summary={t('overview', { given, count: asked.length })}>
      <div className={styles.sheet}>
        <p>{t('legend')}</p>
        {strands.map((strand) => (
          <div key={strand} className={styles.sheet}>
            <h3 lang="en">{strand}</h3>
            <div className={styles.numbers}>
              {asked.map((one, index) => {
                if (one.strand !== strand) return null;
                const isMarked = marked.includes(index);
                const word = `${isGiven(index) ? 'answered' : 'empty'}${isMarked ? 'Marked' : ''}` as const;
                return (
                  <button
                    key={one.place}
                    type="button"
                    className={styles.number}
                    data-given={isGiven(index) || undefined}
                    aria-current={index === position || undefined}
                    aria-label={t(`jump.${word}`, { number: index + 1 })}
                    onClick={() => onOpen(index)}
                  >
                    {index + 1}
                    {isMarked ? '★' : ''}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
