import { Button, Facts, Row } from 'design-system';

import { useTranslation } from 'react-i18next';
import type { PracticeReport } from '@/entities/practice/assignment';
import { findCatalogPack, partName } from '@/entities/practice/pack';
import { useFormats } from '@/shared/i18n';
import { saveCsv, toCsv } from '@/shared/lib/csv';
import { usePrintedAlone } from '@/shared/lib/device';
import { reportColumns, reportRows, type ReportRow } from '../model/report-rows';
import { misconceptionText, questionText, usePack } from '../model/use-pack-texts';
import styles from './coach.module.css';

interface ReportViewProps {
  report: PracticeReport;
  /** What was assigned. */
  what: string;
  onClose: () => void;
}

/** What a family reported: figures, topics that need help, hardest questions, and kinds of mistakes. */
export function ReportView({ report, what, onClose }: ReportViewProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const pack = usePack(report.pack);
  usePrintedAlone('practice-report');
  const entry = findCatalogPack(report.pack);
  const rows = reportRows(report, {
    topic: (topic) => partName(entry, { topic, weakness: '' }),
    level: (level) => t(`practice.levels.${level}`),
    question: (id) => questionText(pack, id),
    misconception: (id) => misconceptionText(pack, id),
  });
  const kinds = {
    skill: t('practice.skills'),
    question: t('practice.hardest'),
    misconception: t('practice.misconceptions'),
  };
  const titles = {
    what: t('practice.columns.what'),
    name: t('practice.columns.name'),
    id: t('practice.columns.id'),
    value: t('practice.columns.value'),
  };
  const { answers, right, questions, from, until, createdAt } = report;
  const day = (text: string) => date(text, 'day');
  return (
    <div className={`${styles.part} ${styles.report}`}>
      <h6 className={styles.title}>{t('practice.reportOf', { what })}</h6>
      <Facts
        facts={[
          { label: t('practice.sent'), value: date(createdAt, 'moment') },
          { label: t('practice.answers'), value: t('practice.rightOf', { right, answers }) },
          { label: t('practice.seen'), value: questions },
          { label: t('practice.period'), value: `${day(from)} – ${day(until)}` },
        ]}
      />
      {(['skill', 'question', 'misconception'] as const).map((kind) => (
        <ReportTable
          key={kind}
          title={kinds[kind]}
          columns={[titles.name, titles.value]}
          rows={rows.filter((row) => row.kind === kind)}
        />
      ))}
      <Row className={styles.screen}>
        <Button
          variant="second"
          isSmall
          onClick={() =>
            saveCsv(toCsv(reportColumns(titles, kinds), rows), `practice-${createdAt.slice(0, 10)}.csv`)
          }
        >
          {t('practice.csv')}
        </Button>
        <Button variant="second" isSmall onClick={() => print()}>
          {t('practice.print')}
        </Button>
        <Button variant="text" isSmall onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </div>
  );
}

function ReportTable(props: { title: string; columns: readonly string[]; rows: readonly ReportRow[] }) {
  const { title, columns, rows } = props;
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value }) => (
          <tr key={id}>
            <td lang="en">{name}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
