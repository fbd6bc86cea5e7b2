import { Icon, ToolButton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useThemeMode } from '../model/theme-mode-context';

/** Toggles light and dark. Without visible text it has an `aria-label`. */
export function ThemeToggle({ hasWords }: { hasWords?: boolean }) {
  const { t } = useTranslation('shell');
  const { toggle, prepare } = useThemeMode();
  return (
    <ToolButton
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={toggle}
      {...(!hasWords && { 'aria-label': t('theme.toggle') })}
    >
      <Icon name="theme" />
      {hasWords ? t('theme.legend') : null}
    </ToolButton>
  );
}
