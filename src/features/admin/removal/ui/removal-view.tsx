import { clsx } from 'clsx/lite';
import { Button, Field, textStyles, TextInput } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuties } from '@/entities/session';
import { BackendProblem } from '@/shared/ui/form';
import { useFindPersonMutation } from '../api/removal-api';
import { readPersonWords, type PersonWords } from '../model/person-words';
import { leftOutFor } from '../model/bookings-for';
import { DueList } from './due-list';
import { FoundList } from './found-list';
import styles from './removal-view.module.css';

/** Finds everything about a person and removes it. What is typed stands in no address and is not kept. */
export function RemovalView() {
  const { t } = useTranslation('admin');
  const id = useId();
  const duties = useDuties();
  const leftOut = leftOutFor(duties);
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const [sought, setSought] = useState<PersonWords | null>(null);
  const [find, found] = useFindPersonMutation();

  const search = async (words: PersonWords) => {
    setSought(words);
    await find({ words, duties });
  };
  const submit = () => {
    const words = readPersonWords(typed);
    setUnreadable(words === null);
    if (words === null) document.getElementById(id)?.focus();
    else if (!found.isLoading) void search(words);
  };

  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('views.removal')}</h1>
      <p className={clsx(textStyles.soft, styles.lead)}>{t('removal.lead')}</p>
      <form
        noValidate
        autoComplete="off"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          id={id}
          label={t('removal.label')}
          hint={t('removal.hint')}
          error={isUnreadable ? t('removal.unreadable') : undefined}
        >
          {(control) => (
            <TextInput {...control} value={typed} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
        <Button type="submit" isBusy={found.isLoading}>
          {t('removal.find')}
        </Button>
      </form>
      <BackendProblem error={found.error} />
      {sought && found.data ? (
        <>
          <FoundList
            key={found.requestId}
            found={found.data}
            heading={
              found.data.length === 0
                ? t('removal.nothing')
                : t('removal.found', { count: found.data.length })
            }
            onRemoved={() => search(sought)}
          />
        </>
      ) : null}
      {leftOut.map((what) => (
        <p key={what} className={textStyles.soft}>
          {t(`removal.leftOut.${what}`)}
        </p>
      ))}
      <DueList duties={duties} />
    </div>
  );
}
