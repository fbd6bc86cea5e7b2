import { Button, Row, VisuallyHidden } from 'design-system';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFilled, type Choice, type Place } from '../model/choice';
import type { ChoicesForm } from '../model/choices-draft';
import { choiceDetails } from '../model/choices-text';
import type { Finding } from '../model/finding';
import styles from './choice-card.module.css';
import { ChoiceFields } from './choice-fields';
import { FindingLine } from './finding-line';

interface ChoiceCardProps {
  place: Place;
  number: number;
  /** Name of the part of the list that begins here. */
  heading: string | null;
  choice: Choice | undefined;
  form: UseFormReturn<ChoicesForm>;
  isTvet: boolean;
  hasSpecial: boolean;
  findings: readonly Finding[];
  isOpen: boolean;
  onOpen: () => void;
  /** Null in the last place. */
  onNext: (() => void) | null;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

/** One choice: what it says, its findings, its buttons, and its fields when it is open. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { place, number, heading, choice, findings, isOpen, onOpen, onNext } = props;
  const { t } = useTranslation('choices');
  if (!choice) return null;
  const isEmpty = !isFilled(choice);
  const of = <VisuallyHidden> {t('ofChoice', { number })}</VisuallyHidden>;
  return (
    <li className={styles.item}>
      {heading === null ? null : <h3 className={styles.part}>{heading}</h3>}
      <div className={styles.card} data-open={isOpen || undefined}>
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <p className={styles.name} tabIndex={-1} data-focus={`${place}-head`}>
            <VisuallyHidden>{t('number', { number })} </VisuallyHidden>
            {choice.school.trim() || t(isEmpty ? 'free' : 'nameless')}
          </p>
          <p className={styles.details}>{choiceDetails(choice, t).join(' · ')}</p>
        </div>
        {findings.length === 0 || isEmpty ? null : (
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <FindingLine key={finding.kind + finding.places.join()} finding={finding} />
            ))}
          </ul>
        )}
        {isOpen ? <ChoiceFields {...props} choice={choice} /> : null}
        <Row className={styles.buttons}>
          <Button variant="second" isSmall aria-expanded={isOpen} onClick={onOpen}>
            {t(isOpen ? 'close' : isEmpty ? 'fill' : 'edit')}
            {of}
          </Button>
          {isOpen && onNext ? (
            <Button variant="second" isSmall onClick={onNext}>
              {t('next')}
            </Button>
          ) : null}
          {isEmpty || isOpen ? null : <OrderButtons {...props} of={of} />}
        </Row>
      </div>
    </li>
  );
}

function OrderButtons({
  place,
  onUp,
  onDown,
  onRemove,
  of,
}: Pick<ChoiceCardProps, 'place' | 'onUp' | 'onDown' | 'onRemove'> & { of: ReactNode }) {
  const { t } = useTranslation('choices');
  return (
    <>
      {onUp ? (
        <Button variant="text" isSmall data-focus={`${place}-up`} onClick={onUp}>
          {t('up')}
          {of}
        </Button>
      ) : null}
      {onDown ? (
        <Button variant="text" isSmall data-focus={`${place}-down`} onClick={onDown}>
          {t('down')}
          {of}
        </Button>
      ) : null}
      <Button variant="text" isSmall onClick={onRemove}>
        {t('remove')}
        {of}
      </Button>
    </>
  );
}
