import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery } from '../address/desk-address';
import type { DeskWays } from '../address/desk-ways';
import styles from './lifecycle-bar.module.css';

export interface LifecycleBarProps {
  ways: DeskWays;
  states: readonly string[];
  byState: ReadonlyMap<string, readonly unknown[]>;
  /** Number of late records in a state that has any. */
  late: ReadonlyMap<string, number>;
  /** States whose records are read page by page, once one of them is shown: nobody counts them. */
  uncounted?: readonly string[] | undefined;
}

/** Number of records in each state, as links. */
export function LifecycleBar({ ways, states, byState, late, uncounted = [] }: LifecycleBarProps) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const { pathname } = useLocation();
  return (
    <ol className={styles.bar} aria-label={t('byState')}>
      {states.map((state) => {
        const isShown = ways.place.state === state;
        const count = late.get(state) ?? 0;
        return (
          <li key={state} className={clsx(isShown && styles.shown, count > 0 && styles.late)}>
            <Link
              to={pathname + deskQuery({ ...ways.place, state: isShown ? 'waiting' : state, month: null })}
              aria-current={isShown ? 'true' : undefined}
            >
              {uncounted.includes(state) ? null : <b>{byState.get(state)?.length ?? 0}</b>}
              {words(`states.${state}`)}
              {count > 0 ? <small>{t('late', { count })}</small> : null}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
