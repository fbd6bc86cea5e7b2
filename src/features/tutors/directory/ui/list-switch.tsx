import { Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/ui/links';
import type { Directory } from '../model/use-directory';

/** Switches between all tutors and the shortlist. */
export function ListSwitch({ directory, kept }: { directory: Directory; kept: number }) {
  const { t } = useTranslation('tutors');
  const { isOwnList, allAddress, ownListAddress } = directory;
  return (
    <Row>
      {isOwnList ? (
        <LinkButton variant="second" isSmall to={allAddress}>
          {t('showAll')}
        </LinkButton>
      ) : (
        <LinkButton variant="second" isSmall to={ownListAddress}>
          {t('showOwn', { count: kept })}
        </LinkButton>
      )}
    </Row>
  );
}
