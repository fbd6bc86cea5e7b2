import { Button, Icon } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './filter-button.module.css';

/** Opens the filters where they have no column. */
export function FilterButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <Button variant="second" className={styles.open} onClick={onPress}>
      <Icon name="filter" />
      {t('filters.open', { count })}
    </Button>
  );
}
