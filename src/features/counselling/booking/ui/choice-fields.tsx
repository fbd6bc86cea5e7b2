import { Chip, Chips, Field, FieldGroup, Select } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsellor } from '@/entities/counselling/counsellor';
import { counsellingTopics, counsellingWays } from '@/shared/choices';
import type { BookingAddress } from '../model/use-booking-address';
import styles from './book-talk.module.css';
import { TopicOptions } from './topic-options';

export interface ChoiceFieldsProps {
  address: BookingAddress;
  counsellors: readonly Counsellor[];
}

/** Topic, way and counsellor. Each change applies at once and is in the address. */
export function ChoiceFields({ address: { choice, choose }, counsellors }: ChoiceFieldsProps) {
  const { t } = useTranslation(['counsellors', 'booking']);
  const group = useId();
  // Another way may need another room or counsellor, so that the chosen time goes.
  const noTime = { start: '', with: '' };
  return (
    <div className={styles.choices}>
      <Field label={t('find.topic')} optional="">
        {(control) => (
          <Select
            {...control}
            value={choice.topic}
            onChange={({ target }) =>
              choose({ topic: counsellingTopics.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">{t('find.anyTopic')}</option>
            <TopicOptions />
          </Select>
        )}
      </Field>
      <FieldGroup legend={t('find.way')}>
        <Chips>
          {counsellingWays.map((way) => (
            <Chip
              key={way}
              type="radio"
              name={group}
              checked={choice.way === way}
              onChange={() => choose({ way, ...noTime })}
            >
              {t(`booking:ways.${way}`)}
            </Chip>
          ))}
        </Chips>
      </FieldGroup>
      <Field label={t('find.counsellor')} optional="">
        {(control) => (
          <Select
            {...control}
            value={choice.counsellor}
            onChange={({ target }) => choose({ counsellor: target.value, ...noTime })}
          >
            <option value="">{t('find.anyone')}</option>
            {counsellors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
