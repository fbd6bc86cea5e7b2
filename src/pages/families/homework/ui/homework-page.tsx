import { Adinkra, Line, LineItem, practiceSymbol, Section, Skeleton, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { HomeworkQuestion, type OfferSimilar } from '@/features/learning/homework';
import { SimilarQuestions, SolvedPart } from '@/features/learning/solved-questions';
import { DemoBanner } from '@/features/site/demo';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './homework-page.module.css';

const items = ['code', 'hints', 'back', 'check'] as const;

const similar: OfferSimilar = (typed) => <SimilarQuestions {...typed} />;

/** Homework help: somebody asks a tutor, with photos, and follows the answer by a code. */
export function HomeworkPage() {
  const { t } = useTranslation(['homework', 'shell']);
  return (
    <>
      <DemoBanner />
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')} />
      <Section>
        <HomeworkQuestion waiting={<Skeleton label={t('shell:loading')} lines={8} />} similar={similar} />
      </Section>
      <SolvedPart />
      <Section ground="surface" className={styles.how}>
        <Adinkra symbol={practiceSymbol} className={styles.symbol} />
        <StopHeading className={styles.heading}>{t('how.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {items.map((item) => (
            <LineItem key={item} state="todo">
              <b>{t(`how.${item}.title`)}</b>
              {t(`how.${item}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
    </>
  );
}
