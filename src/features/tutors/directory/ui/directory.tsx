import { clsx } from 'clsx/lite';
import { Lead, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useActiveTutorsQuery, type Tutor } from '@/entities/tutor';
import { useNow } from '@/shared/lib/clock';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { BackendProblem } from '@/shared/ui/form';
import { PageHead } from '@/shared/ui/page-head';
import { EvidenceLegend, useTutorWords } from '@/entities/tutor';
import { activeFilters } from '../model/filters';
import { findTutors, whatToLoosen } from '../model/find-tutors';
import { useShortlist } from '../model/shortlist';
import { useDirectory } from '../model/use-directory';
import { CompareTable } from './compare-table';
import styles from './directory.module.css';
import { FilterBar } from './filters/filter-bar';
import { FilterFields } from './filters/filter-fields';
import { FromLastVisit } from './from-last-visit';
import { ListSwitch } from './list-switch';
import { NoTutors } from './no-tutors';
import { ProfileView } from './profile-view';
import { TutorRow } from './tutor-row';

/** The filtered list and the open profile: side by side on wide screens, otherwise one at a time. */
export function Directory() {
  const { t } = useTranslation(['tutors', 'shell']);
  const { data: tutors, error } = useActiveTutorsQuery(null);
  const directory = useDirectory();
  const wordsOf = useSearchedWords();
  const shortlist = useShortlist();
  const now = useNow();
  const { filters, opened, isOwnList, compared } = directory;
  const all = tutors ?? [];
  const found = isOwnList
    ? all.filter(({ id }) => shortlist.has(id))
    : findTutors(all, filters, { now, wordsOf });
  const profile = opened === null ? null : (all.find(({ slug }) => slug === opened) ?? 'unknown');
  const isOpen = opened !== null && tutors !== undefined;
  const Heading = isOpen ? 'h2' : 'h1';

  return (
    <>
      {isOpen ? null : <PageHead title={t('title')} description={t('description')} />}
      <Section isFirst className={clsx(styles.page, isOpen && styles.withProfile)}>
        <div className={styles.list}>
          <Heading className={styles.heading}>{t('heading')}</Heading>
          <Lead className={styles.lead}>{t('lead')}</Lead>
          <FromLastVisit />
          {tutors === undefined && error === undefined ? (
            <Skeleton label={t('shell:loading')} lines={8} />
          ) : null}
          {tutors === undefined ? <BackendProblem error={error} /> : null}
          {tutors === undefined ? null : (
            <>
              <ListSwitch directory={directory} kept={all.filter(({ id }) => shortlist.has(id)).length} />
              {isOwnList ? (
                <CompareTable tutors={all.filter(({ slug }) => compared.includes(slug))} now={now} />
              ) : (
                <FilterBar directory={directory} count={found.length} hasColumn={!isOpen} />
              )}
              <div className={clsx(!isOwnList && styles.withFilters)}>
                {isOwnList ? null : (
                  <aside className={styles.filters} aria-label={t('filters.heading')}>
                    <FilterFields directory={directory} />
                  </aside>
                )}
                <div className={styles.found}>
                  <p role="status" className={styles.count}>
                    {t(isOwnList ? 'ownCount' : 'count', { count: found.length })}{' '}
                    {found.length > 1 && !isOwnList ? t('sorted') : null}
                  </p>
                  {found.length > 0 ? <EvidenceLegend /> : null}
                  {found.length > 0 ? (
                    <ul className={styles.rows}>
                      {found.map((tutor) => (
                        <PartBoundary key={tutor.id} frame={asItem}>
                          <TutorRow {...{ tutor, now, directory }} />
                        </PartBoundary>
                      ))}
                    </ul>
                  ) : null}
                  {found.length === 0 && !isOwnList ? (
                    <NoTutors
                      directory={directory}
                      isNobodyThere={all.length === 0 || activeFilters(filters).length === 0}
                      loosen={whatToLoosen(all, filters, wordsOf)}
                    />
                  ) : null}
                  {found.length === 0 && isOwnList ? <p>{t('ownEmpty')}</p> : null}
                </div>
              </div>
            </>
          )}
        </div>
        {isOpen && profile !== null ? <ProfileView {...{ profile, directory, now }} /> : null}
      </Section>
    </>
  );
}

/** Searchable text of a profile, as shown on the page. */
function useSearchedWords(): (tutor: Tutor) => string {
  const words = useTutorWords();
  return (tutor) =>
    [
      tutor.name,
      tutor.about,
      tutor.qualification,
      words.subjects(tutor),
      words.area(tutor),
      words.languages(tutor),
    ].join(' ');
}
