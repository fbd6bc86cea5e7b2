import { Skeleton, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode } from '@/entities/reference-code';
import { DataScope } from '@/shared/api';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import type { FoundCode } from '../model/recognise-flyer';
import styles from './flyer-answer.module.css';
import { PostAnswer } from './post-answer';

/** What is known of a code. Null: one with a mistake. */
export function CodeAnswer({ found }: { found: FoundCode | null }) {
  const { t } = useTranslation(['jobs', 'shell']);
  if (found?.kind === 'post') {
    return (
      <DataScope fallback={<Skeleton label={t('check.code.asking')} lines={3} />}>
        <PostAnswer code={found.code} />
      </DataScope>
    );
  }
  const kind = found === null ? 'wrong' : 'other';
  return (
    <div>
      <StopHeading tabIndex={-1} className={styles.heading}>
        {t(`check.code.${kind}`)}
      </StopHeading>
      <p className={styles.words}>
        {t(`check.code.${kind}Words`, { code: found ? formatReferenceCode(found.code) : '' })}
      </p>
      {found ? (
        <LinkButton variant="second" to={routes.codeOf(found.code)}>
          {t('check.code.follow')}
        </LinkButton>
      ) : null}
    </div>
  );
}
