import { Tick } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playChime } from '@/shared/lib/device';
import { isSoundWanted, keepSoundChoice } from '../model/desk-sound';

/** Switch of the sound on this device. It plays once, which also allows the browser to play it later. */
export function SoundSwitch() {
  const { t } = useTranslation('today');
  const [isOn, setOn] = useState(isSoundWanted);
  return (
    <Tick
      checked={isOn}
      onChange={({ target: { checked } }) => {
        keepSoundChoice(checked);
        setOn(checked);
        if (checked) playChime();
      }}
    >
      {t('sound')}
    </Tick>
  );
}
