import { Button, Note, Row } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '@/entities/change-log';
import { shortCode } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import { useOwedTellingsQuery } from '../api/telling-api';
import { owedTelling } from '../model/owed-telling';
import { owedOf, tellLines } from '../model/tell-run';
import { TellForm } from './tell-form';
import styles from './telling.module.css';
import { useEventWords } from './use-event-words';

interface TellSelectedProps {
  records: readonly { readonly ref: string; readonly path: string }[];
  onClose: () => void;
}

/**
 * Tells the people of the selected records one after the other, from the list of what is to be told; each
 * telling is written by itself. What is left when somebody closes this stays in that list.
 */
export function TellSelected({ records, onClose }: TellSelectedProps) {
  const { t } = useTranslation('telling');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const { data, error } = useOwedTellingsQuery(null);
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="plain">
        <div className={styles.form}>
          <h2 className={styles.viewHeading}>{t('many.heading')}</h2>
          <BackendProblem error={error} />
          {data ? <TellEach records={records} changes={data.changes} /> : null}
          {data?.isCut ? <p>{t('more')}</p> : null}
          <Row>
            <Button variant="second" isSmall onClick={onClose}>
              {t('many.close')}
            </Button>
          </Row>
        </div>
      </Note>
    </div>
  );
}

function TellEach({ records, changes }: Pick<TellSelectedProps, 'records'> & { changes: readonly Change[] }) {
  const { t } = useTranslation('telling');
  const { date } = useFormats();
  const toWords = useEventWords();
  const paths = records.map(({ path }) => path);
  const owed = owedOf(changes, paths);
  const [begun] = useState(() => new Set(owed.map(({ record }) => record)));
  const codeOf = (path: string) => shortCode(records.find((record) => record.path === path)?.ref ?? '');
  const [next] = owed;
  const nextTelling = next && owedTelling(next);
  return (
    <>
      <div role="status">
        <p>{owed.length === 0 ? t('many.over') : t('count', { count: owed.length })}</p>
        <ul>
          {tellLines(paths, begun, owed).map(({ record, state }) => (
            <li key={record}>{t('many.line', { code: codeOf(record), words: t(`many.${state}`) })}</li>
          ))}
        </ul>
      </div>
      {next && nextTelling ? (
        <section key={next.id}>
          <h3>{t('many.next', { code: codeOf(next.record), to: t(`to.${nextTelling.to}`) })}</h3>
          <p>{t('since', { what: toWords(next.event), date: date(next.at, 'moment') })}</p>
          <TellForm change={next} owed={nextTelling} />
        </section>
      ) : null}
    </>
  );
}
