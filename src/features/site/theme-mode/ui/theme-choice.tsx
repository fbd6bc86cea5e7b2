import { Chip, Chips, FieldGroup } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useThemeMode } from '../model/theme-mode-context';

/** Mode of prerendered pages, until the device is known. */
const defaultMode = 'system';

/** Radio group: light, dark or system. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const { mode, choose, prepare } = useThemeMode();
  const name = useId();
  return (
    <FieldGroup legend={t('theme.legend')}>
      <Chips>
        {(['light', 'dark', 'system'] as const).map((option) => (
          <Chip
            key={option}
            type="radio"
            name={name}
            checked={(mode ?? defaultMode) === option}
            onPointerDown={prepare}
            onFocus={prepare}
            onChange={() => choose(option)}
          >
            {t(`theme.${option}`)}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
