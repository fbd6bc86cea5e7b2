import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useChangesQuery } from '../api/change-log-api';
import { listSaved, type Change } from '../model/change';
import { useFormats } from '@/shared/i18n';
import { ChoiceRuleChange } from './choice-rule-change';
import { CorrectionChange } from './correction-change';
import { FactChanges } from './fact-changes';
import styles from './change-list.module.css';

/** Most lines of a record that are shown. */
export const shownChanges = 50;

interface ChangeListProps {
  record: string;
  /** Words for a record that was never changed. */
  none?: string;
  /** What a line is about, where the page knows it from what it has read already: which check. */
  detailOf?: (change: Change) => string | undefined;
}

/** Change log of a record: author, time and previous state. */
export function ChangeList({ record, none, detailOf }: ChangeListProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { data } = useChangesQuery({ record, limit: shownChanges });
  const toWords = useChangeWords();
  if (data?.length === 0) return <p className={textStyles.soft}>{none ?? t('log.none')}</p>;
  return (
    <ul className={styles.log}>
      {(data ?? []).map((change) => {
        const [{ what, who }, detail] = [toWords(change), detailOf?.(change)];
        return (
          <li key={change.id}>
            {detail === undefined ? what : t('log.detail', { what, detail })} <StateChange change={change} />
            <br />
            <span className={textStyles.soft}>
              {who}, {date(change.at, 'moment')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Words for the state, role or duties of a line; null for a line that holds none. */
export function useStateWords(): (values: Change['before']) => string | null {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  return ({ state, role, duties }) => {
    if (state !== undefined) return words(`states.${state}`);
    if (role !== undefined) return words(`roles.${role}`);
    if (typeof duties !== 'string') return null;
    const named = duties.split(' ').filter(Boolean);
    return named.length === 0 ? t('duties.none') : named.map((duty) => words(`duties.${duty}`)).join(', ');
  };
}

/** What was and what is: state, role, duties, facts of the office, a rule or a corrected field. */
export function StateChange({ change: { before, after } }: { change: Pick<Change, 'before' | 'after'> }) {
  const toWords = useStateWords();
  const [from, to] = [toWords(before), toWords(after)];
  if (from === null || to === null)
    return (
      <>
        <CorrectionChange change={{ before, after }} />
        <FactChanges change={{ before, after }} />
        <ChoiceRuleChange change={{ before, after }} />
      </>
    );
  return (
    <>
      <del>{from}</del> → <ins>{to}</ins>
    </>
  );
}

export function useChangeWords(): (change: Change) => { what: string; who: string } {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const codeHolderOf = (record: string) =>
    t(record.startsWith('tutorApplications/') ? 'log.applicant' : 'log.codeHolder');
  const eventOf = ({ event, after }: Change) => {
    const what = words(`logEvents.${event.replace('.', '-')}`);
    if (event !== listSaved) return what;
    const list = String(after.list);
    // A list bears the name of its view, unless it is a part of one.
    const detail = (t as (keys: readonly string[]) => string)([`savedLists.${list}`, `views.${list}`]);
    return t(after.hasWholeCodes === true ? 'log.wholeCodes' : 'log.detail', { what, detail });
  };
  return (change) => ({
    what: eventOf(change),
    who:
      change.by.kind === 'code-holder'
        ? codeHolderOf(change.record)
        : change.by.name || t('removal.tutorGone'),
  });
}
