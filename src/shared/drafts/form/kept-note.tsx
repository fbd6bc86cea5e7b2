import { Button, Facts, Note, Row } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText, useUntilNextAct } from '@/shared/lib/device';
import { toLines } from '../store/kept-text';
import type { FormDraft } from './use-form-draft';
import styles from './draft-note.module.css';

export interface KeptNoteProps {
  draft: Pick<FormDraft, 'kept' | 'discardKept'>;
  /** Labels of the form's fields, by name. */
  labels: Readonly<Partial<Record<string, string>>>;
}

/** Fallback label for a field that the form no longer has: `learnerName` becomes "Learner name". */
const asWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Shows values of an earlier form version that fit no field, to be copied and then discarded. */
export function KeptNote({ draft: { kept, discardKept }, labels }: KeptNoteProps) {
  const { t } = useTranslation(['shell', 'words']);
  const text = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useUntilNextAct<'copied' | 'marked'>();
  if (kept.length === 0) return null;
  const byLabel = new Map<string, string[]>();
  for (const { name, text: value } of kept.flatMap(({ values }) => toLines(values, t('words:yes')))) {
    const label = labels[name] ?? asWords(name);
    byLabel.set(label, [...(byLabel.get(label) ?? []), value]);
  }
  const facts = [...byLabel].map(([label, values]) => ({ label, value: values.join('\n') }));

  const copy = async () => {
    const lines = facts.map(({ label, value }) => `${label}: ${value}`);
    setOutcome((await copyText(lines.join('\n'), text.current)) ? 'copied' : 'marked');
  };

  return (
    <Note tone="plain" className={styles.keptNote}>
      <p>{t('draft.kept.words')}</p>
      <div ref={text} className={styles.keptText}>
        <Facts facts={facts} />
      </div>
      <Row>
        <Button variant="second" isSmall onClick={() => void copy()}>
          {t('words:copy')}
        </Button>
        <Button variant="text" isSmall onClick={discardKept}>
          {t('draft.discard')}
        </Button>
        <span role="status">{outcome ? t(`draft.kept.${outcome}`) : null}</span>
      </Row>
    </Note>
  );
}
