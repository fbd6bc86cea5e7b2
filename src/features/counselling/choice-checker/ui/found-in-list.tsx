import { Disclosure, Note, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { ruleIds, type ChoiceRules } from '@/entities/counselling/choice-rule';
import { useFormats } from '@/shared/i18n';
import { isFilled } from '../model/choice';
import { severities } from '../model/finding';
import type { ChoicesState } from '../model/use-choices-form';
import { FindingLine } from './finding-line';
import styles from './found-in-list.module.css';
import { RuleSource } from './rule-source';

/** Words of the rules that are not known for a year, each once. */
const unknownIn = ({ rules }: ChoiceRules): readonly string[] => [
  ...new Set(ruleIds.filter((id) => rules[id].severity === 'unknown').map((id) => rules[id].words)),
];

/** Which rules a list is checked by: year, and since when they are as they are. */
export function useRulesWords(): (rules: ChoiceRules) => string {
  const { t } = useTranslation('choices');
  const { date } = useFormats();
  return ({ year, version, updatedAt }) =>
    version === 0
      ? t('rules.built', { year })
      : t('rules.office', { year, version, at: date(updatedAt, 'longMoment') });
}

/** What the rules of the year say of the whole list, with each rule, its source and its day. */
export function FoundInList({ state: { checked, list, keptSince } }: { state: ChoicesState }) {
  const { t } = useTranslation('choices');
  const { date } = useFormats();
  const rulesWords = useRulesWords();
  const { rules, findings } = checked;
  const counts = severities
    .map((severity) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
  const isEmpty = !list.choices.some(isFilled);
  return (
    <section className={styles.found} aria-labelledby="choices-found">
      <h2 id="choices-found" className={styles.heading}>
        {t('found.heading')}
      </h2>
      {rules === null ? (
        <Note tone="plain">{t('found.noYear')}</Note>
      ) : (
        <>
          <p role="status" className={styles.counts}>
            {isEmpty
              ? t('found.empty')
              : counts.length === 0
                ? t('found.nothing', { year: rules.year })
                : counts.map(({ severity, count }) => t(`found.${severity}`, { count })).join(', ')}
          </p>
          <p className={textStyles.soft}>
            {rulesWords(rules)}{' '}
            {keptSince === null ? null : t('rules.kept', { at: date(keptSince, 'longMoment') })}
          </p>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <FoundItem key={finding.kind + finding.places.join()} finding={finding} rules={rules} />
            ))}
          </ul>
          <Disclosure summary={t('found.unknown', { year: rules.year })}>
            <ul className={styles.unknown}>
              {unknownIn(rules).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </section>
  );
}

function FoundItem({
  finding,
  rules,
}: {
  finding: ChoicesState['checked']['findings'][number];
  rules: ChoiceRules;
}) {
  const { t } = useTranslation('choices');
  const { places, rule } = finding;
  return (
    <>
      <FindingLine finding={finding}>
        {places.length === 0 ? null : (
          <b>{t('found.places', { count: places.length, places: places.join(', ') })}</b>
        )}
      </FindingLine>
      {rule === null ? null : (
        <li className={styles.rule}>
          <RuleSource rule={rules.rules[rule]} />
        </li>
      )}
    </>
  );
}
