import { Button, Icon, Tag, TextInput } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskWays } from '../model/desk-ways';
import styles from './view-head.module.css';

export interface ViewHeadProps {
  ways: DeskWays;
  view: 'requests' | 'enquiries';
  hasSamples: boolean;
  /** The shown rows as CSV. */
  csv: () => string;
}

/** The heading of a list, its search, and saving what it shows. */
export function ViewHead({ ways, view, hasSamples, csv }: ViewHeadProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {t(`views.${view}`)} {hasSamples ? <Tag>{t('sampleData')}</Tag> : null}
      </h1>
      <div className={styles.tools}>
        <Search key={view} ways={ways} label={t(`search.${view}`)} />
        <Button variant="second" isSmall onClick={() => save(csv(), `lifeline-${view}.csv`)}>
          <Icon name="download" />
          {t('saveCsv')}
        </Button>
      </div>
    </div>
  );
}

/** The search stands in the address; what is being typed shows at once, however long the list takes to follow. */
function Search({ ways, label }: { ways: DeskWays; label: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      aria-label={label}
      type="search"
      className={styles.search}
      placeholder={label}
      value={typed ?? ways.place.search}
      onChange={({ target }) => {
        setTyped(target.value);
        ways.go({ search: target.value });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Hands a text to the browser as a file to keep. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
