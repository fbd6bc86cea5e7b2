import { Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { DeskWays } from '../address/desk-ways';
import { DeskSearch } from './desk-search';
import { SaveList } from './save-list';
import styles from './view-head.module.css';

export interface ViewHeadProps {
  ways: DeskWays;
  view:
    | 'concerns'
    | 'reports'
    | 'requests'
    | 'enquiries'
    | 'applications'
    | 'applicants'
    | 'posts'
    | 'consultations'
    | 'homework';
  hasSamples: boolean;
  /**
   * The rows of the list as CSV, null when they could not be read; without it nothing is exported.
   * @param codeOf formats a reference code; a full code allows acting on the record
   */
  csv?: ((codeOf: (ref: string) => string) => Promise<string | null>) | undefined;
  /** Whether the rows have codes; they do by default. */
  hasCodes?: boolean | undefined;
}

/** Whether lists of a view are saved as files. Nothing about a worry or a report leaves the desk. */
export const isSaved = (
  view: ViewHeadProps['view'],
): view is Exclude<ViewHeadProps['view'], 'concerns' | 'reports'> =>
  view !== 'concerns' && view !== 'reports';

/** Heading of a list, with search and, where it may leave the desk, export. */
export function ViewHead({ ways, view, hasSamples, csv, hasCodes }: ViewHeadProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {t(`views.${view}`)} {hasSamples ? <Tag>{t('sampleData')}</Tag> : null}
      </h1>
      <div className={styles.tools}>
        <DeskSearch key={view} ways={ways} label={t(`search.${view}`)} />
        {csv && isSaved(view) ? <SaveList name={view} csv={csv} hasCodes={hasCodes} /> : null}
      </div>
    </div>
  );
}
