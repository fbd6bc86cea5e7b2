import {
  Adinkra,
  askingSymbol,
  checksSymbol,
  consultancySymbol,
  counsellingSymbol,
  homeSymbol,
  jobsSymbol,
  journeySymbol,
  markSymbol,
  practiceSymbol,
  safetySymbol,
  Icon,
  iconNames,
} from 'design-system';
import styles from './kit.module.css';

const symbols = {
  asking: askingSymbol,
  checks: checksSymbol,
  consultancy: consultancySymbol,
  counselling: counsellingSymbol,
  home: homeSymbol,
  jobs: jobsSymbol,
  journey: journeySymbol,
  mark: markSymbol,
  practice: practiceSymbol,
  safety: safetySymbol,
};

/** The adinkra symbols by meaning. */
export function KitSymbols() {
  return (
    <ul className={styles.grid}>
      {Object.entries(symbols).map(([meaning, symbol]) => (
        <li key={meaning}>
          <Adinkra symbol={symbol} className={styles.symbol} />
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
