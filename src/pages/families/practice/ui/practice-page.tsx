import { Section, practiceSymbol } from 'design-system';
import { ComingPage } from '@/widgets/coming-page';
import { PracticeTeaser } from '@/widgets/practice-teaser';

const items = ['offline', 'weakness', 'why', 'back', 'parents'] as const;

/** Practice: a sample question, and what is planned. */
export function PracticePage() {
  return (
    <ComingPage namespace="practice" items={items} topic="practice" symbol={practiceSymbol}>
      <Section ground="sand" isTight>
        <PracticeTeaser />
      </Section>
    </ComingPage>
  );
}
