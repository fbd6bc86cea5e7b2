import { Button, Disclosure, Lead, Note, Row } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamYear, PackId } from '@/entities/practice/pack';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { strandsOf } from '../model/draw-paper';
import { paperFacts } from '../model/paper-facts';
import styles from './mock-paper.module.css';

interface ReadyPaperProps {
  pack: PackId;
  year: ExamYear | undefined;
  /** Subject of another paper that is open. */
  other: PackId | null;
  /** The result of the last submitted paper of this subject. */
  last: ReactNode;
  onBegin: () => void;
  onLeave: () => void;
}

/** What the paper is, and what it is not, before it begins. */
export function ReadyPaper({ pack, year, other, last, onBegin, onLeave }: ReadyPaperProps) {
  const { t } = useTranslation(['practice-paper', 'practice']);
  const { questions: count, minutes, published, sources } = paperFacts[pack];
  const strands = [...strandsOf(pack, year).keys()];
  const known = published.minutes ? (published.questions ? 'both' : 'questionsOpen') : 'allOpen';
  return (
    <>
      <Lead>{t('ready.count', { count, minutes })}</Lead>
      <p>{t('ready.onlyObjective')}</p>
      <p>{t(`ready.${known}`, { count, minutes })}</p>
      <p>{t('ready.clock')}</p>
      <h2>{t('ready.sections')}</h2>
      <ul className={styles.list} lang="en">
        {strands.map((strand) => (
          <li key={strand}>{strand}</li>
        ))}
      </ul>
      {other ? (
        <Note tone="call">
          <p>{t('ready.other', { name: t(`practice:packs.${other}.full`) })}</p>
          <p>
            <TextLink to={`${routes.practice}?mock=${other}`}>
              {t('ready.otherOpen', { name: t(`practice:packs.${other}.full`) })}
            </TextLink>
          </p>
        </Note>
      ) : null}
      <Row>
        <Button onClick={onBegin}>{t('ready.begin')}</Button>
        <Button variant="second" onClick={onLeave}>
          {t('leave')}
        </Button>
      </Row>
      {last ? <Disclosure summary={t('ready.last')}>{last}</Disclosure> : null}
      {sources.length > 0 ? (
        <Disclosure summary={t('ready.sources')}>
          <ul className={styles.list}>
            {sources.map((source) => (
              <li key={source}>
                <a href={source} rel="noreferrer">
                  {new URL(source).hostname}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}
