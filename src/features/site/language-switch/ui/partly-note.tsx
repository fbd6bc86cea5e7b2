import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { toLanguageCode } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { useDraftWords } from '../model/language-context';
import styles from './partly-note.module.css';

interface PartlyNoteProps {
  className?: string | undefined;
  /** Called when a link leads away. */
  onLeave?: () => void;
}

/** In another language than English: how much of it there is, how to mend it, and checked words alone. */
export function PartlyNote({ className, onLeave }: PartlyNoteProps) {
  const { t, i18n } = useTranslation('shell');
  const drafts = useDraftWords();
  const { pathname } = useLocation();
  if (toLanguageCode(i18n.language) === 'en') return null;
  return (
    <p className={clsx(styles.note, className)}>
      {t('footer.partly')}{' '}
      <TextLink to={routes.improveWords(pathname)} {...(onLeave && { onClick: onLeave })}>
        {t('footer.correct')}
      </TextLink>
      <button
        type="button"
        aria-pressed={drafts.areLeftOut()}
        onClick={() => void drafts.leaveOut(!drafts.areLeftOut())}
      >
        {t('footer.checkedOnly')}
      </button>
    </p>
  );
}
