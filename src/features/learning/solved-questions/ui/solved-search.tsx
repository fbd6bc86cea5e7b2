import { Field, RuledList, Select, Skeleton, TextInput } from 'design-system';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subjects } from '@/shared/ghana';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import type { SolvedQuestion } from '../model/solved-pack';
import { useSolvedSearch } from '../model/use-solved-search';
import styles from './solved.module.css';

/** Results on the page. */
const shownAtMost = 10;

/** Finds solved questions on this device, by words and subject. */
export function SolvedSearchForm() {
  const { t } = useTranslation(['solved', 'ghana', 'shell']);
  const { search, error } = useSolvedSearch(true);
  const [text, setText] = useState('');
  const [subject, setSubject] = useState('');
  const asked = useDeferredValue(text);
  const [found, setFound] = useState<readonly SolvedQuestion[]>([]);
  useEffect(() => {
    if (!search) return;
    let isWaiting = true;
    void search
      .find(asked, { subject: subject === '' ? undefined : subject, limit: shownAtMost })
      .then((results) => {
        if (isWaiting) setFound(results);
      });
    return () => {
      isWaiting = false;
    };
  }, [search, asked, subject]);
  if (!search)
    return error ? <BackendProblem error={error} /> : <Skeleton label={t('shell:loading')} lines={3} />;
  return (
    <form role="search" aria-label={t('search.heading')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <Field id="solved-text" label={t('search.text')} hint={t('search.hint')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Field id="solved-subject" label={t('search.subject')}>
          {(control) => (
            <Select {...control} value={subject} onChange={({ target }) => setSubject(target.value)}>
              <option value="">{t('search.every')}</option>
              {subjects.map((one) => (
                <option key={one} value={one}>
                  {t(`ghana:subjects.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="status">
        {text.trim() === ''
          ? t('search.count', { count: search.count })
          : t('search.found', { count: found.length })}
      </p>
      {found.length === 0 ? null : (
        <RuledList>
          {found.map((one) => (
            <li key={one.slug}>
              <TextLink className={styles.result} to={routes.solved(one.slug)}>
                {one.question}
              </TextLink>
              <small className={styles.about}>
                {subjectOf(one)} · {one.about}
              </small>
            </li>
          ))}
        </RuledList>
      )}
    </form>
  );

  function subjectOf({ subject: of, schoolClass }: SolvedQuestion): string {
    const words = t as (key: string) => string;
    return `${words(`ghana:subjects.${of}`)}, ${words(`ghana:classes.${schoolClass}`)}`;
  }
}
