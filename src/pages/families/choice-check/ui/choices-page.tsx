import { Note, RuledList, Section, Skeleton, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { ChoiceChecker } from '@/features/counselling/choice-checker';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './choices-page.module.css';

/** Where the facts about placement and money were read, on 22 November 2026. */
const freeSource = 'https://thenewrepublicgh.com/?p=204383';

const advice = ['self', 'register', 'teacher', 'day', 'sign', 'final'] as const;

/** Check of a list of SHS choices. */
export function ChoicesPage() {
  const { t } = useTranslation(['choices', 'shell']);
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')}>
        <Note className={styles.note}>
          <p>
            <b>{t('not.heading')}</b>
          </p>
          <p>{t('not.words')}</p>
        </Note>
      </PageHero>
      <Section ground="surface" isTight data-sheet="">
        <StopHeading className={styles.heading}>{t('list')}</StopHeading>
        <ChoiceChecker waiting={<Skeleton label={t('shell:loading')} lines={8} />} />
      </Section>
      <Section ground="sand" isTight>
        <StopHeading>{t('advice.heading')}</StopHeading>
        <RuledList className={styles.list}>
          {advice.map((key) => (
            <li key={key}>{t(`advice.${key}`)}</li>
          ))}
        </RuledList>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{t('money.heading')}</StopHeading>
        <p className={styles.list}>{t('money.words')}</p>
        <p className={styles.source}>
          <a href={freeSource} target="_blank" rel="noreferrer">
            {t('money.source')}
          </a>
        </p>
        <LinkButton variant="white" to={routes.counselling}>
          {t('money.talk')}
        </LinkButton>
      </Section>
    </>
  );
}
