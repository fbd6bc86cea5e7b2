import { Button, Icon, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalDataScope } from '@/shared/api';
import { DraftForm, DraftNote, KeptNote, UnkeptSwitch } from '@/shared/drafts';
import { isFilled, places, type Place } from '../model/choice';
import { moveChoice, removeChoice } from '../model/edit-choices';
import { partOf } from '../model/placed-choice';
import { useChoicesForm } from '../model/use-choices-form';
import { AboutChild } from './about-child';
import { ChoiceCard } from './choice-card';
import styles from './choices-form.module.css';
import { ChoicesSheet } from './choices-sheet';
import { FollowRules } from './follow-rules';
import { FoundInList } from './found-in-list';
import { useFocusAfter } from './use-focus-after';

/** The list, what the rules say of each choice beside it, and the sheet for paper. Nothing is sent. */
export function ChoicesForm() {
  const { t } = useTranslation('choices');
  const state = useChoicesForm();
  const { form, draft, list, checked, shown, setChoices, setRead } = state;
  const [open, setOpen] = useState<Place | null>('c1');
  const [told, setTold] = useState('');
  const focus = useFocusAfter();
  const { rules, findings } = checked;

  const move = (index: number, by: -1 | 1) => {
    setChoices(moveChoice(list.choices, index, by));
    setTold(t('moved', { number: index + 1 + by }));
    // The choice in the other place moves too, so an open one would show what nobody opened.
    setOpen(null);
    focus(`${places[index + by] ?? ''}-${by === -1 ? 'up' : 'down'}`);
  };
  const remove = (index: number) => {
    setChoices(removeChoice(list.choices, index));
    setTold(t('removed', { number: index + 1 }));
    setOpen(null);
    focus(`${places[index] ?? ''}-head`);
  };
  const discard = () => {
    draft.discard();
    setOpen('c1');
  };
  const openPlace = (place: Place) => {
    setOpen(open === place ? null : place);
    if (open !== place) focus(`${place}-school`);
  };

  return (
    <DraftForm draft={draft} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <OptionalDataScope fallback={null}>
        <FollowRules onRead={setRead} />
      </OptionalDataScope>
      <DraftNote draft={{ ...draft, discard }} />
      <KeptNote draft={draft} labels={{}} />
      <AboutChild state={state} />
      <ol className={styles.choices} aria-label={t('list')}>
        {places.slice(0, shown).map((place, index) => {
          const following = index + 1 < shown ? places[index + 1] : undefined;
          const part = rules ? partOf(index + 1, rules) : 'main';
          const isFirst = rules !== null && (index === 0 || partOf(index, rules) !== part);
          return (
            <ChoiceCard
              key={place}
              place={place}
              number={index + 1}
              heading={isFirst ? t(`parts.${part}`) : null}
              choice={list.choices[index]}
              form={form}
              isTvet={list.route === 'tvet'}
              hasSpecial={
                rules !== null &&
                rules.rules.lastDay.severity !== 'unknown' &&
                index + 1 === rules.rules.main.limit
              }
              findings={findings.filter(({ places: of }) => of.includes(index + 1))}
              isOpen={open === place}
              onOpen={() => openPlace(place)}
              onNext={following ? () => openPlace(following) : null}
              onUp={index > 0 ? () => move(index, -1) : null}
              onDown={index + 1 < shown ? () => move(index, 1) : null}
              onRemove={() => remove(index)}
            />
          );
        })}
      </ol>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <FoundInList state={state} />
      {list.choices.some(isFilled) && rules ? (
        <Row>
          <Button onClick={() => window.print()}>
            <Icon name="print" />
            {t('print')}
          </Button>
        </Row>
      ) : (
        <Note tone="plain">{t('printLater')}</Note>
      )}
      <UnkeptSwitch draft={draft} />
      <ChoicesSheet state={state} />
    </DraftForm>
  );
}
