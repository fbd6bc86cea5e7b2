import { Button, Field, Icon, TextInput, textStyles, ToolButton } from 'design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useStaff } from '@/entities/session';
import { deskQuery, startOf, type DeskWays } from '@/shared/desk';
import { createDeviceStore } from '@/shared/lib/storage';
import { createSavedViews, type SavedView } from '../model/saved-views';
import styles from './saved-views-panel.module.css';

/** The address of a saved view. Before the desk opened on today, the whole list of requests had none. */
const queryOf = ({ query, view }: SavedView): string => query || deskQuery(startOf(view));

interface Outcome {
  readonly kind: 'saved' | 'removed' | 'notSaved';
  readonly name: string;
}

/** The saved views of the open list, and a name for the present one. */
export function SavedViewsPanel({ ways: { place } }: { ways: DeskWays }) {
  const { t } = useTranslation('admin');
  const { userId } = useStaff();
  const { pathname } = useLocation();
  const { view } = place;
  const store = useMemo(
    () => createSavedViews({ device: createDeviceStore(), tab: createDeviceStore('sessionStorage') }, userId),
    [userId],
  );
  const [views, setViews] = useState(() => store.list(view));
  useEffect(() => store.observe(() => setViews(store.list(view))), [store, view]);
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = deskQuery(place);

  const tell = (next: Outcome) => {
    setViews(store.list(view));
    setOutcome(next);
    // The pressed button may be gone.
    field.current?.focus();
  };
  const save = () => {
    const given = name.trim();
    if (given === '') return;
    const isKept = store.save({ view, name: given, query });
    if (isKept) setName('');
    tell({ kind: isKept ? 'saved' : 'notSaved', name: given });
  };
  const remove = (saved: SavedView) => {
    store.remove(saved);
    tell({ kind: 'removed', name: saved.name });
  };

  return (
    <>
      {views.length === 0 ? <p className={textStyles.soft}>{t('savedViews.none')}</p> : null}
      <ul className={styles.views}>
        {views.map((saved) => (
          <li key={saved.name}>
            <Link to={pathname + queryOf(saved)} aria-current={queryOf(saved) === query ? 'true' : undefined}>
              {saved.name}
            </Link>
            <ToolButton
              aria-label={t('savedViews.remove', { name: saved.name })}
              onClick={() => remove(saved)}
            >
              <Icon name="close" />
            </ToolButton>
          </li>
        ))}
      </ul>
      <div className={styles.save}>
        <Field label={t('savedViews.name')} className={styles.name}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') save();
              }}
            />
          )}
        </Field>
        <Button variant="second" isSmall isOff={name.trim() === ''} onClick={save}>
          {t('savedViews.save')}
        </Button>
      </div>
      <p className={textStyles.soft} role="status">
        {outcome ? t(`savedViews.${outcome.kind}`, { name: outcome.name }) : null}
      </p>
    </>
  );
}
