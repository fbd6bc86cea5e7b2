import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TellingWay } from '../model/telling';
import styles from './ready-message.module.css';

interface WayButtonsProps {
  ways: readonly TellingWay[];
  /** The way in which a message was just opened; it stands out. */
  opened: TellingWay | null;
  isBusy: boolean;
  onTell: (way: TellingWay) => void;
}

/** How somebody was told: a press writes it down. */
export function WayButtons({ ways, opened, isBusy, onTell }: WayButtonsProps) {
  const { t } = useTranslation('telling');
  return (
    <>
      <p className={styles.question}>{t('told')}</p>
      <Row>
        {ways.map((way) => (
          <Button
            key={way}
            isSmall
            variant={way === opened ? 'main' : 'second'}
            disabled={isBusy}
            onClick={() => onTell(way)}
          >
            {t(`ways.${way}`)}
          </Button>
        ))}
      </Row>
    </>
  );
}
