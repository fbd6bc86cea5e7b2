import { Button, Chip, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './practice-teaser.module.css';

const options = ['unsold', 'right', 'takings'] as const;

type Option = (typeof options)[number];

/** One practice question that explains every wrong answer. Works offline. */
export function PracticeTeaser() {
  const { t } = useTranslation('practice-teaser');
  const [chosen, setChosen] = useState<Option | null>(null);
  const [checked, setChecked] = useState<Option | 'nothing' | null>(null);
  const name = useId();
  return (
    <form
      className={styles.teaser}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(chosen ?? 'nothing');
      }}
    >
      <p className={textStyles.small}>{t('topic')}</p>
      <fieldset>
        <legend className={styles.question}>{t('question')}</legend>
        <div className={styles.options}>
          {options.map((option) => (
            <Chip
              key={option}
              type="radio"
              shape="fill"
              name={name}
              checked={chosen === option}
              onChange={() => {
                setChosen(option);
                setChecked(null);
              }}
            >
              {t(`options.${option}.amount`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="second">
        {t('check')}
      </Button>
      <div role="status">
        {checked === 'nothing' ? <p>{t('choose')}</p> : null}
        {checked && checked !== 'nothing' ? (
          <>
            <p>
              <strong>
                {checked === 'right' ? t('right') : t('wrong', { amount: t(`options.${checked}.amount`) })}
              </strong>
            </p>
            <p>{t(`options.${checked}.why`)}</p>
          </>
        ) : null}
      </div>
    </form>
  );
}
