import { Button, Dialog } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './today.module.css';

/** Keys with what they do, in the order of the list. */
const keys = [
  { name: 'next', caps: ['j', '↓'] },
  { name: 'previous', caps: ['k', '↑'] },
  { name: 'ends', caps: ['Home', 'End'] },
  { name: 'open', caps: ['Enter'] },
  { name: 'back', caps: ['Esc'] },
  { name: 'help', caps: ['?'] },
] as const;

/** The list of keys. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('today');
  const headingId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.keysTitle}>
        {t('keys.heading')}
      </h2>
      <dl className={styles.keys}>
        {keys.map(({ name, caps }) => (
          <div key={name}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.keysWords}>{t('keys.words')}</p>
      <Button isSmall onClick={onClose}>
        {t('keys.close')}
      </Button>
    </Dialog>
  );
}
