import { clsx } from 'clsx/lite';
import { Adinkra, markSymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routes } from '../../routes';
import styles from './brand-link.module.css';

export interface BrandLinkProps {
  /** Text under the name; the motto by default. */
  place?: string;
  className?: string | undefined;
}

/** Logo and name, linking to the home page. The line starts at the logo's left edge. */
export function BrandLink({ place, className }: BrandLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <Link className={clsx(styles.brand, className)} to={routes.home}>
      <i className={styles.mark}>
        <Adinkra symbol={markSymbol} className={styles.symbol} />
      </i>
      <span>
        {t('name')} <small className={styles.place}>{place ?? t('motto')}</small>
      </span>
    </Link>
  );
}
