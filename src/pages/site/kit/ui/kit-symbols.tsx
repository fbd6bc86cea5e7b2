import { Adinkra, adinkraMeanings, Icon, iconNames } from 'design-system';
import styles from './kit.module.css';

/** The adinkra symbols by the meaning they have here. */
export function KitSymbols() {
  return (
    <ul className={styles.grid}>
      {adinkraMeanings.map((meaning) => (
        <li key={meaning}>
          <Adinkra meaning={meaning} className={styles.symbol} />
          {meaning}
        </li>
      ))}
    </ul>
  );
}

export function KitIcons() {
  return (
    <ul className={styles.grid}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}
