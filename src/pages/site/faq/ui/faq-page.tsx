import { EmptyState, Field, RuledList, Section, StopHeading, TextInput } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { groupNames, matchesSearch, questionGroups, useAnswer } from '@/features/site/questions';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './faq-page.module.css';
import { QuestionItem } from './question-item';

/** FAQ with search. Each question has its own address. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const answer = useAnswer();
  const search = params.get('q') ?? '';
  const isFound = (id: (typeof questionGroups)[keyof typeof questionGroups][number]) =>
    matchesSearch(`${t(`items.${id}.q`)} ${answer(id)}`, search);
  const groups = groupNames
    .map((name) => ({ name, ids: questionGroups[name].filter(isFound) }))
    .filter(({ ids }) => ids.length > 0);
  const count = groups.reduce((total, { ids }) => total + ids.length, 0);

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
      {groups.map(({ name, ids }, index) => (
        <Section key={name} ground={index % 2 === 0 ? 'surface' : 'ground'} isTight>
          <div className={styles.group}>
            <StopHeading className={styles.heading}>{t(`groups.${name}`)}</StopHeading>
            <RuledList>
              {ids.map((id) => (
                <QuestionItem key={id} id={id} isOpen={hash === `#${id}` || (search !== '' && count <= 3)} />
              ))}
            </RuledList>
          </div>
        </Section>
      ))}
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
