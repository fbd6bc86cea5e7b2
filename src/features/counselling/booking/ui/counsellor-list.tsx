import { Button, Disclosure, Line, LineItem, Row, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { counsellorChecks, schoolTopic } from '@/shared/choices';
import { useFormats } from '@/shared/i18n';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import styles from './counsellor-list.module.css';

export interface CounsellorListProps {
  counsellors: readonly Counsellor[];
  /** Account of the counsellor whose times are shown; empty for all. */
  chosen: string;
  /** Called with an empty text for all. */
  onChoose: (id: string) => void;
  now: Date;
}

/** Counsellors with what they talk about, how, and what was checked of each. */
export function CounsellorList({ counsellors, ...rest }: CounsellorListProps) {
  return (
    <ul className={styles.people}>
      {counsellors.map((counsellor) => (
        <PartBoundary key={counsellor.id} frame={asItem}>
          <CounsellorItem counsellor={counsellor} {...rest} />
        </PartBoundary>
      ))}
    </ul>
  );
}

interface CounsellorItemProps extends Omit<CounsellorListProps, 'counsellors'> {
  counsellor: Counsellor;
}

function CounsellorItem({ counsellor, chosen, onChoose, now }: CounsellorItemProps) {
  const { t } = useTranslation(['counsellors', 'booking']);
  const { id, name, about, topics, ways, isSample } = counsellor;
  const isChosen = chosen === id;
  return (
    <li className={styles.person}>
      <h3>
        {name} {isSample ? <Tag>{t('people.sample')}</Tag> : null}
      </h3>
      {about === '' ? null : <p className={styles.about}>{about}</p>}
      <p>
        <b>{t('people.topics')}:</b>{' '}
        {topics
          .filter((topic) => topic !== schoolTopic)
          .map((topic) => t(`booking:topics.${topic}`))
          .join('; ')}
      </p>
      <p>
        <b>{t('people.ways')}:</b> {ways.map((way) => t(`booking:ways.${way}`)).join(', ')}
      </p>
      <Disclosure summary={t('people.checks')}>
        <Checks counsellor={counsellor} now={now} />
      </Disclosure>
      <Row>
        {isChosen ? <span role="status">{t('people.chosen', { name })}</span> : null}
        <Button variant="second" isSmall onClick={() => onChoose(isChosen ? '' : id)}>
          {isChosen ? t('people.anyone') : t('people.seeTimes', { name })}
        </Button>
      </Row>
    </li>
  );
}

/** Dated evidence instead of a badge, as for tutors: checked, expired, or not shown. */
function Checks({ counsellor: { checks }, now }: Pick<CounsellorItemProps, 'counsellor' | 'now'>) {
  const { t } = useTranslation('counsellors');
  const { date } = useFormats();
  const today = now.toISOString().slice(0, 10);
  return (
    <Line className={styles.checks}>
      {counsellorChecks.map((kind) => {
        const check = checks
          .filter((one) => one.kind === kind)
          .sort((one, other) => (one.on < other.on ? 1 : -1))[0];
        const hasLapsed = check?.until !== undefined && check.until < today;
        const key = check?.until === undefined ? 'checkedOn' : hasLapsed ? 'lapsed' : 'checkedUntil';
        return (
          <LineItem key={kind} state={check ? (hasLapsed ? 'lapsed' : 'done') : 'none'}>
            <b>{t(`checks.${kind}`)}</b>
            {check
              ? t(`people.${key}`, {
                  date: date(check.on, 'date'),
                  until: date(check.until ?? check.on, 'date'),
                })
              : t('people.missing')}
          </LineItem>
        );
      })}
    </Line>
  );
}
