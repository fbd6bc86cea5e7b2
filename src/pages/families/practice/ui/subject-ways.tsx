import { Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';

/** Other ways to use the subject: a mock paper, a set for paper, the settings. */
export function SubjectWays() {
  const { t } = useTranslation('practice-paper');
  const [search] = useSearchParams();
  const pack = search.get('pack') ?? '';
  const year = search.get('year');
  const ofYear = year === null ? '' : `&year=${encodeURIComponent(year)}`;
  return (
    <Row>
      <LinkButton variant="second" isSmall to={`${routes.practice}?mock=${pack}${ofYear}`}>
        {t('ways.mock')}
      </LinkButton>
      <LinkButton variant="second" isSmall to={`${routes.practice}?print=${pack}`}>
        {t('ways.print')}
      </LinkButton>
      <LinkButton variant="second" isSmall to={`${routes.practice}?settings=1`}>
        {t('ways.settings')}
      </LinkButton>
    </Row>
  );
}
