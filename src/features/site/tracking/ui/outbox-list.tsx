import { InlineButton, Line, LineItem, Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode } from '@/entities/reference-code';
import { useTrackingQuery } from '@/entities/tracking';
import { useOutbox, type OutboxItem } from '@/shared/submission';
import { DataScope } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { topicOfCode, wordsOfStep } from '../model/timeline';
import { whereItIs } from '../model/unsent';
import styles from './outbox-list.module.css';
import story from './timeline.module.css';

/** All submissions of this phone with their state, newest first. Renders nothing without any. */
export function OutboxList() {
  const { t } = useTranslation('code');
  const { items, forget } = useOutbox();
  if (!items || items.length === 0) return null;
  return (
    <Section isClipped>
      <StopHeading>{t('list.heading')}</StopHeading>
      <p className={styles.words}>{t('list.words')}</p>
      <Line kind="spine" className={story.story}>
        {[...items].reverse().map((item) => (
          <OutboxRow key={item.code} item={item} onForget={() => void forget(item.code)} />
        ))}
      </Line>
    </Section>
  );
}

function OutboxRow({ item, onForget }: { item: OutboxItem; onForget: () => void }) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  const isSent = item.state === 'sent';
  const topic = topicOfCode(item.code);
  return (
    <LineItem state={isSent ? 'done' : 'call'} isDashed={!isSent} className={story.stop}>
      <time dateTime={item.addedAt}>{date(item.addedAt, 'moment')}</time>
      <b>
        <TextLink to={routes.codeOf(item.code)}>{formatReferenceCode(item.code)}</TextLink>
      </b>
      <span className={styles.fact}>{t(`list.topics.${topic}`)}</span>
      {isSent ? (
        <span className={styles.fact}>
          <DataScope fallback={t('steps.submitted.title')}>
            <LatestStep code={item.code} />
          </DataScope>
          {' · '}
          <InlineButton onClick={onForget} aria-label={t('list.forgetCode', { code: item.code })}>
            {t('list.forget')}
          </InlineButton>
          {item.lostFiles ? (
            <span role="status">{t('list.lost', { files: item.lostFiles.join(', ') })}</span>
          ) : null}
        </span>
      ) : (
        <span className={styles.fact}>{t(`unsent.${whereItIs(item)}.title`)}</span>
      )}
    </LineItem>
  );
}

/** Latest step of a record; falls back to “submitted” while unknown. */
function LatestStep({ code }: { code: string }) {
  const { t } = useTranslation('code');
  const words = t as (key: string) => string;
  const { data } = useTrackingQuery(code);
  const last = data?.steps.at(-1);
  const step = data && last ? wordsOfStep(data.topic.kind, last.what) : 'submitted';
  return <>{words(`steps.${step}.title`)}</>;
}
