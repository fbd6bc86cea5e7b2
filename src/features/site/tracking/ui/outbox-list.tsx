import { InlineButton, Line, LineItem, Section, StopHeading, textStyles } from 'design-system';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode } from '@/entities/reference-code';
import { useTrackingQuery, type Tracking } from '@/entities/tracking';
import { useOutbox, type OutboxItem } from '@/shared/submission';
import { OptionalDataScope } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { releasePlace } from '@/shared/kept-height';
import { routes, usePreloadPage } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { topicOfCode } from '../model/timeline';
import { whereItIs } from '../model/unsent';
import styles from './outbox-list.module.css';

export interface OutboxListProps {
  /** Renders what is to be done now about a record. */
  next: (record: { code: string; tracking: Tracking }) => ReactNode;
}

/**
 * All submissions of this phone, newest first, with what is to be done now about each. Renders nothing
 * without any.
 */
export function OutboxList({ next }: OutboxListProps) {
  const { t } = useTranslation('code');
  const { items, forget } = useOutbox();
  const forgetOne = (code: OutboxItem['code']) => {
    // The list gets shorter: what was reserved for it would stay as an empty strip.
    releasePlace('codes');
    void forget(code);
  };
  if (!items || items.length === 0) return null;
  return (
    <Section isTight isClipped>
      <StopHeading>{t('list.heading')}</StopHeading>
      <Line kind="spine" className={styles.list}>
        {[...items].reverse().map((item) => (
          <OutboxRow key={item.code} {...{ item, next }} onForget={() => forgetOne(item.code)} />
        ))}
      </Line>
      <p className={textStyles.small}>{t('list.words')}</p>
    </Section>
  );
}

interface OutboxRowProps extends OutboxListProps {
  item: OutboxItem;
  onForget: () => void;
}

function OutboxRow({ item, next, onForget }: OutboxRowProps) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  const isSent = item.state === 'sent';
  const { code } = item;
  return (
    <LineItem state={isSent ? 'done' : 'call'} isDashed={!isSent} className={styles.row}>
      {isSent ? <SentWords {...{ code, next }} /> : <PlainWords code={code} state={whereItIs(item)} />}
      <p className={styles.fact}>
        {formatReferenceCode(code)} · <time dateTime={item.addedAt}>{date(item.addedAt, 'moment')}</time>
        {isSent ? (
          <>
            {' · '}
            <InlineButton onClick={onForget} aria-label={t('list.forgetCode', { code })}>
              {t('list.forget')}
            </InlineButton>
          </>
        ) : null}
        {isSent && item.lostFiles ? (
          <span role="status">{t('list.lost', { files: item.lostFiles.join(', ') })}</span>
        ) : null}
      </p>
    </LineItem>
  );
}

interface PlainWordsProps {
  code: OutboxItem['code'];
  /** `asking` while a record is read; undefined of one that is never read here. */
  state?: ReturnType<typeof whereItIs> | 'asking' | 'unread';
}

/** What it is, and that it was sent or where it waits. Names no state of a record that is not read. */
function PlainWords({ code, state }: PlainWordsProps) {
  const { t } = useTranslation('code');
  const title =
    state === undefined
      ? t('steps.submitted.title')
      : state === 'asking' || state === 'unread'
        ? t(`list.${state}`)
        : t(`unsent.${state}.title`);
  return (
    <>
      <span className={styles.fact}>{t(`list.topics.${topicOfCode(code)}`)}</span>
      <b>
        <TextLink to={routes.codeOf(code)}>{title}</TextLink>
      </b>
    </>
  );
}

interface SentWordsProps extends OutboxListProps {
  code: OutboxItem['code'];
}

/**
 * The next thing of a record. A report about a child is never read here: others may see the screen. Suggested
 * words have no steps.
 */
function SentWords({ code, next }: SentWordsProps) {
  const asking = <PlainWords code={code} state="asking" />;
  return topicOfCode(code) === 'concern' || topicOfCode(code) === 'wording' ? (
    <PlainWords code={code} />
  ) : (
    <PartBoundary>
      <OptionalDataScope fallback={asking}>
        <ReadWords {...{ code, next, asking }} />
      </OptionalDataScope>
    </PartBoundary>
  );
}

function ReadWords({ code, next, asking }: SentWordsProps & { asking: ReactNode }) {
  const preload = usePreloadPage();
  const [words, setWords] = useState<'asking' | 'here' | 'missing'>('asking');
  const { data, isLoading } = useTrackingQuery(code);
  useEffect(() => {
    // The words of the record, which its page needs next. Without them the row says no state: the one in
    // which the record was sent is older than what home has read.
    preload(routes.codeOf(code)).then(
      () => setWords('here'),
      () => setWords('missing'),
    );
  }, [preload, code]);
  if (data !== undefined && words === 'here')
    return <Suspense fallback={asking}>{next({ code, tracking: data })}</Suspense>;
  const isOver = words === 'missing' || (data === undefined && !isLoading);
  return isOver ? <PlainWords code={code} state="unread" /> : asking;
}
