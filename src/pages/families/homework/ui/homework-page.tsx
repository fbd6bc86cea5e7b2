import { practiceSymbol, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { HomeworkQuestion } from '@/features/learning/homework';
import { ComingPage } from '@/widgets/coming-page';

const items = ['photo', 'parts', 'hints', 'time'] as const;

/** Homework help: the user can write the question and share it. Tutors do not answer here yet. */
export function HomeworkPage() {
  const { t } = useTranslation('shell');
  return (
    <ComingPage namespace="homework" items={items} topic="homework" symbol={practiceSymbol}>
      <Section>
        <HomeworkQuestion waiting={<Skeleton label={t('loading')} lines={8} />} />
      </Section>
    </ComingPage>
  );
}
