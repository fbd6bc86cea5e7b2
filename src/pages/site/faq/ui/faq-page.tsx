import { EmptyState, Field, RuledList, Section, StopHeading, TextInput } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Faq } from '@/entities/content/faq';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './faq-page.module.css';
import { importOfficeQuestions } from './load-office-questions';
import { QuestionItem } from './question-item';
import { ShowQuestionsContext } from './show-questions';
import { useQuestionGroups } from './use-question-groups';

/** Deferred: it loads the backend. */
const office = hydrateOnTouch(async () => (await importOfficeQuestions()).OfficeQuestions);

const none: readonly Faq[] = [];

/**
 * FAQ with search. Each question has its own address. What the office has written comes after the first
 * touch, or at once when the address names a question or a search.
 */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const search = params.get('q') ?? '';
  const [written, setWritten] = useState(none);
  const groups = useQuestionGroups(written, search);
  const count = groups.reduce((total, { questions }) => total + questions.length, 0);
  // An address that names a question or a search is not touched: what it asks for may be the office's.
  useEffect(() => {
    if (hash !== '' || search !== '') office.hydrate();
  }, [hash, search]);

  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')}>
        <div className={styles.search}>
          <Field label={t('search')} hint={t('searchHint')}>
            {(control) => (
              <TextInput
                {...control}
                aria-required={undefined}
                type="search"
                value={search}
                onChange={({ target }) =>
                  setParams(target.value === '' ? {} : { q: target.value }, {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
              />
            )}
          </Field>
          <p role="status">{search === '' ? null : t('found', { count })}</p>
        </div>
      </PageHero>
      {groups.map(({ group, questions }, index) => (
        <Section key={group} ground={index % 2 === 0 ? 'surface' : 'ground'} isTight>
          <div className={styles.group}>
            <StopHeading className={styles.heading}>{t(`groups.${group}`)}</StopHeading>
            <RuledList>
              {questions.map((entry) => (
                <QuestionItem
                  key={entry.slug}
                  entry={entry}
                  isOpen={hash === `#${entry.slug}` || (search !== '' && count <= 3)}
                />
              ))}
            </RuledList>
          </div>
        </Section>
      ))}
      <ShowQuestionsContext value={setWritten}>
        <office.Part fallback={null} />
      </ShowQuestionsContext>
      {count === 0 ? (
        <Section ground="surface" isTight>
          <EmptyState title={t('nothing')}>
            <p>{t('nothingWords')}</p>
            <LinkButton to={routes.enquiryAsking(search.trim())}>{t('askThis')}</LinkButton>
          </EmptyState>
        </Section>
      ) : null}
    </>
  );
}
