import { Button, Chip, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './practice-teaser.module.css';

const options = ['unsold', 'right', 'takings'] as const;

type Option = (typeof options)[number];

/** One practice question that explains every wrong answer. Works offline. */
export function PracticeTeaser() {
  const { t } = useTranslation('practice');
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
      <p className={textStyles.small}>{t('teaser.topic')}</p>
      <fieldset>
        <legend className={styles.question}>{t('teaser.question')}</legend>
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
              {t(`teaser.options.${option}.amount`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="second">
        {t('teaser.check')}
      </Button>
      <div role="status">
        {checked === 'nothing' ? <p>{t('teaser.choose')}</p> : null}
        {checked && checked !== 'nothing' ? (
          <>
            <p>
              <strong>
                {checked === 'right'
                  ? t('teaser.right')
                  : t('teaser.wrong', { amount: t(`teaser.options.${checked}.amount`) })}
              </strong>
            </p>
            <p>{t(`teaser.options.${checked}.why`)}</p>
          </>
        ) : null}
      </div>
    </form>
  );
}
