import { StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode } from '@/entities/reference-code';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import type { FoundCode } from '../model/recognise-flyer';
import styles from './flyer-answer.module.css';

/** What is known of a code. There are no posts yet, so a job code is not ours. Null: one with a mistake. */
export function CodeAnswer({ found }: { found: FoundCode | null }) {
  const { t } = useTranslation('jobs');
  const kind = found === null ? 'wrong' : found.kind === 'job' ? 'job' : 'other';
  return (
    <div>
      <StopHeading tabIndex={-1} className={styles.heading}>
        {t(`check.code.${kind}`)}
      </StopHeading>
      <p className={styles.words}>
        {t(`check.code.${kind}Words`, { code: found ? formatReferenceCode(found.code) : '' })}
      </p>
      {found && kind === 'other' ? (
        <LinkButton variant="second" to={routes.codeOf(found.code)}>
          {t('check.code.follow')}
        </LinkButton>
      ) : (
        <LinkButton to={routes.enquiryAbout('jobs')}>{t('one.tell')}</LinkButton>
      )}
    </div>
  );
}
