import { Button } from 'design-system';
import { useFormats } from '@/shared/i18n';
import styles from './slots.module.css';

interface StartButtonsProps {
  /** What the buttons are for, for screen readers. */
  label: string;
  starts: readonly string[];
  isBusy: boolean;
  onChoose: (startsAt: string) => void;
  /** Words of a button; day and time by default. */
  wordsOf?: (startsAt: string) => string;
}

/** Starts of a lesson, each a button that does it. */
export function StartButtons({ label, starts, isBusy, onChoose, wordsOf }: StartButtonsProps) {
  const { date } = useFormats();
  return (
    <div role="group" aria-label={label} className={styles.starts}>
      {starts.map((startsAt) => (
        <Button key={startsAt} variant="second" isWide isBusy={isBusy} onClick={() => onChoose(startsAt)}>
          {wordsOf?.(startsAt) ?? date(startsAt, 'moment')}
        </Button>
      ))}
    </div>
  );
}
