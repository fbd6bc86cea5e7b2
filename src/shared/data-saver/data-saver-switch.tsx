import { Tick } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataSaver } from './use-data-saver';

/** Switch of the data saver on this device. The page must load the namespace `data`. */
export function DataSaverSwitch() {
  const { t } = useTranslation('data');
  const { isOn, isKnown, isFromDevice, setOn } = useDataSaver();
  const reason = useId();
  return (
    <>
      <Tick
        // Off in the prerendered HTML; early input is replayed after hydration.
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
