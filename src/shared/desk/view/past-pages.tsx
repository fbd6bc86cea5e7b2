import { Button, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './past-pages.module.css';

interface PastPagesProps {
  /** What the list above shows, and what its search looks through. */
  words: string;
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
}

/** Below a list that is read page by page: what it shows, and a button for the next page. */
export function PastPages({ words, hasMore, isBusy, onMore }: PastPagesProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.past}>
      <p className={textStyles.soft}>{words}</p>
      {hasMore ? (
        <Row>
          <Button variant="second" isSmall isBusy={isBusy} onClick={onMore}>
            {t('past.more')}
          </Button>
        </Row>
      ) : null}
    </div>
  );
}
