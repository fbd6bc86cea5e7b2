import { RuledList, Skeleton } from 'design-system';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import type { SolvedQuestion } from '../model/solved-pack';
import { useSolvedSearch } from '../model/use-solved-search';
import styles from './solved.module.css';

/** Similar questions beside a form. */
const shownAtMost = 3;

interface SimilarListProps {
  text: string;
  /** Empty for every subject. */
  subject: string;
  /** Those of the class come first. */
  schoolClass: string;
}

/** Solved questions like one that is being typed, found on this device. */
export function SimilarList({ text, subject, schoolClass }: SimilarListProps) {
  const { t } = useTranslation(['solved', 'shell']);
  const { search, error } = useSolvedSearch(true);
  const asked = useDeferredValue(text);
  const [found, setFound] = useState<readonly SolvedQuestion[] | null>(null);
  useEffect(() => {
    if (!search) return;
    let isWaiting = true;
    const options = { ...(subject !== '' && { subject }), ...(schoolClass !== '' && { schoolClass }) };
    void search.find(asked, { ...options, limit: shownAtMost }).then((results) => {
      if (isWaiting) setFound(results);
    });
    return () => {
      isWaiting = false;
    };
  }, [search, asked, subject, schoolClass]);
  if (error && !search) return <BackendProblem error={error} />;
  if (found === null) return <Skeleton label={t('shell:loading')} lines={2} />;
  return (
    <>
      <p role="status">{t('search.found', { count: found.length })}</p>
      {found.length === 0 ? null : (
        <RuledList>
          {found.map(({ slug, question, about }) => (
            <li key={slug}>
              <TextLink className={styles.result} to={routes.solved(slug)}>
                {question}
              </TextLink>
              <small className={styles.about}>{about}</small>
            </li>
          ))}
        </RuledList>
      )}
    </>
  );
}
