import { Tick } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataSaver } from './use-data-saver';

/** Turns the data saver on and off on this device. A page that shows it reads the words `data`. */
export function DataSaverSwitch() {
  const { t } = useTranslation('data');
  const { isOn, isKnown, isFromDevice, setOn } = useDataSaver();
  const reason = useId();
  return (
    <>
      <Tick
        // In a prerendered page it is off: what is ticked before the page is awake is ticked once it is.
        checked={isKnown && isOn}
        aria-disabled={isFromDevice}
        aria-describedby={isFromDevice ? reason : undefined}
        onChange={(event) => {
          if (!isFromDevice) setOn(event.target.checked);
        }}
      >
        {t('saver.switch')}
      </Tick>
      {isFromDevice ? <p id={reason}>{t('saver.fromDevice')}</p> : null}
    </>
  );
}
