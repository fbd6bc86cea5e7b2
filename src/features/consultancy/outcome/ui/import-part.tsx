import { Button, Field, Note, Row, TextArea } from 'design-system';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pupil, Scale } from '@/entities/consultancy/outcome';
import { decodeCsv, readCsv, type Csv, type CsvProblem } from '../model/read-csv';
import { ImportPreview } from './import-preview';
import styles from './import-part.module.css';

/** Larger files are not read. */
const maximumBytes = 2_000_000;

interface ImportPartProps {
  measures: readonly string[];
  /** Null while the scale of a measure is not right. */
  scales: readonly (Scale | null)[];
  /** How many pupils the table has now. */
  present: number;
  /** What was pasted into the table; the part starts with it. */
  pasted: string;
  onTake: (pupils: readonly Pupil[]) => void;
  onClose: () => void;
}

type Problem = CsvProblem | 'tooLarge' | 'unreadable';

/** What was read last, and how many were read before it. */
interface Found {
  readonly turn: number;
  readonly table: Csv | Problem;
}

async function readTableFile(file: File): Promise<Csv | Problem> {
  if (file.size > maximumBytes) return 'tooLarge';
  try {
    return readCsv(decodeCsv(await file.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
}

/** Takes figures from a CSV file or from copied cells, with a preview before anything is taken over. */
export function ImportPart({ measures, scales, present, pasted, onTake, onClose }: ImportPartProps) {
  const { t } = useTranslation('outcome');
  const id = useId();
  const [text, setText] = useState(pasted);
  const [found, setFound] = useState<Found | null>(() =>
    pasted === '' ? null : { turn: 0, table: readCsv(pasted) },
  );
  const turns = useRef(0);
  const problem = typeof found?.table === 'string' ? found.table : null;

  const readFile = async (file: File): Promise<void> => {
    const turn = (turns.current += 1);
    setFound(null);
    const table = await readTableFile(file);
    // A file that was chosen later counts.
    if (turn === turns.current) setFound({ turn, table });
  };

  return (
    <div className={styles.part} role="group" aria-labelledby={`${id}-heading`}>
      <h4 id={`${id}-heading`} className={styles.heading}>
        {t('import.heading')}
      </h4>
      <p>{t('import.words')}</p>
      <Field label={t('import.file')} id={`${id}-file`} error={undefined}>
        {(control) => (
          <input
            {...control}
            aria-required={undefined}
            type="file"
            className={styles.file}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void readFile(file);
              // So that the same file, saved anew, can be chosen again.
              target.value = '';
            }}
          />
        )}
      </Field>
      <Field label={t('import.paste')} id={`${id}-paste`}>
        {(control) => (
          <TextArea
            {...control}
            aria-required={undefined}
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button
          isSmall
          variant="second"
          onClick={() => {
            turns.current += 1;
            setFound({ turn: turns.current, table: readCsv(text) });
          }}
        >
          {t('import.read')}
        </Button>
        <Button isSmall variant="text" onClick={onClose}>
          {t('import.cancel')}
        </Button>
      </Row>
      <div role="status">
        {problem === null ? null : (
          <Note tone="call">
            <p>{t(`import.problem.${problem}`)}</p>
          </Note>
        )}
      </div>
      {found === null || typeof found.table === 'string' ? null : (
        <ImportPreview key={found.turn} csv={found.table} {...{ measures, scales, present, onTake }} />
      )}
    </div>
  );
}
