import {
  elevation,
  elevationLevels,
  Hold,
  layers,
  layout,
  Line,
  LineItem,
  motion,
  shape,
  space,
  Steps,
  textSizes,
  Weave,
} from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './kit.module.css';

const states = ['done', 'now', 'call', 'todo', 'lapsed', 'none'] as const;

/** The line in its six states, with steps, hold and weave. */
export function KitLine() {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.stack}>
      <Line>
        {states.map((state) => (
          <LineItem key={state} state={state} isDashed={state === 'now'}>
            <b>{t(`states.${state}`)}</b>
          </LineItem>
        ))}
      </Line>
      <Steps count={5} current={1} />
      <Hold>
        <p>{t('hold')}</p>
      </Hold>
      <Weave />
    </div>
  );
}

/** Font sizes, with letters of every language of the site. */
export function KitType() {
  const { t } = useTranslation('kit');
  return (
    <ul className={styles.stack}>
      {Object.entries(textSizes).map(([name, size]) => (
        <li key={name}>
          <small>
            {name}: {size}
          </small>
          <p style={{ fontSize: size, lineHeight: 1.15 }}>{t('typeSample')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Spacing, layout, shape, layer and motion tokens. */
export function KitSpace() {
  const facts = { ...layout, shape, layers, motion };
  return (
    <>
      <ul>
        {space.map((value) => (
          <li key={value}>
            <i className={styles.bar} style={{ inlineSize: value }} />
            {value}
          </li>
        ))}
      </ul>
      <table className={styles.table}>
        <tbody>
          {Object.entries(facts).map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{JSON.stringify(values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** All 25 elevation levels. */
export function KitElevation() {
  return (
    <ul className={styles.grid}>
      {Array.from({ length: elevationLevels }, (_, level) => (
        <li key={level} className={styles.box} style={{ boxShadow: elevation(level) }}>
          {level}
        </li>
      ))}
    </ul>
  );
}
