import { Disclosure, RuledList, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '@/features/site/questions';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';

/** FAQ entries that come up before a request. */
const first = [
  'trial-lesson',
  'woman-or-man',
  'special-need',
  'at-home',
  'replace-tutor',
  'missed-lesson',
] as const;

export function BeforeYouAsk() {
  const { t } = useTranslation(['tuition', 'faq']);
  const answer = useAnswer();
  return (
    <Section ground="sand">
      <StopHeading>{t('questions.heading')}</StopHeading>
      <RuledList>
        {first.map((id) => (
          <li key={id}>
            <Disclosure summary={t(`faq:items.${id}.q`)}>
              <p>{answer(id)}</p>
            </Disclosure>
          </li>
        ))}
      </RuledList>
      <LinkButton variant="text" to={routes.faq}>
        {t('questions.all')}
      </LinkButton>
    </Section>
  );
}
