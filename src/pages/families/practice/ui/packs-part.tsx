import { useTranslation } from 'react-i18next';
import { Chooser } from '@/features/practice/packs';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';

/** The subjects of the exams, and the way to what somebody knows. */
export function PacksPart() {
  const { t } = useTranslation('practice-skills');
  return (
    <Chooser>
      <p>
        <LinkButton variant="second" isSmall to={`${routes.practice}?view=progress`}>
          {t('way')}
        </LinkButton>
      </p>
    </Chooser>
  );
}
