import { Button, Tick } from 'design-system';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import { useDataSaver } from '@/shared/data-saver';
import { useSharedPhone } from '@/shared/drafts';
import { askToNotify, canCheckInBackground, isInstalledApp, mayNotify } from '@/shared/lib/device';
import { maximumChecks } from '@/shared/code-news';
import { observeBackgroundCheck, readBackgroundCheck } from '../model/background-check';
import { monthlyAccountBytes, monthlyCheckBytes } from '../model/check-size';
import { chooseNews, observeNewsChoice, readNewsChoice } from '../model/news-choice';

/** What news of the installed app cost, whether they are wanted, and what this phone can do. */
export function NewsSetting() {
  const { t } = useTranslation('app');
  const { size, price } = useDataPrice();
  const { isOn: isSavingData } = useDataSaver();
  const isSharedPhone = useSharedPhone();
  const choice = useSyncExternalStore(observeNewsChoice, readNewsChoice);
  const cost = t('news.cost', {
    checks: maximumChecks,
    size: size(monthlyCheckBytes),
    price: price(monthlyCheckBytes),
  });
  if (isSharedPhone) return <p>{t('news.shared')}</p>;
  return (
    <>
      <p>{cost}</p>
      <p>{t('news.account', { size: size(monthlyAccountBytes), price: price(monthlyAccountBytes) })}</p>
      <Tick
        checked={choice !== 'off'}
        onChange={({ target }) =>
          chooseNews(!target.checked ? 'off' : mayNotify() === 'granted' ? 'notify' : 'later')
        }
      >
        {t('news.switch')}
      </Tick>
      {isSavingData ? <p>{t('news.saver')}</p> : null}
      {isInstalledApp() ? null : <p>{t('news.notInstalled')}</p>}
      {choice === 'off' ? null : <Notifications isWanted={choice === 'notify'} />}
    </>
  );
}

/** Whether notifications come, or what stands against them. */
function Notifications({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation('app');
  const [permission, setPermission] = useState(mayNotify);
  const isGranted = useSyncExternalStore(observeBackgroundCheck, readBackgroundCheck);
  const accept = async () => {
    const answer = permission === 'granted' ? permission : await askToNotify();
    setPermission(answer);
    if (answer === 'granted') chooseNews('notify');
  };
  if (!canCheckInBackground()) return <p>{t('news.onOpening')}</p>;
  if (permission === null) return <p>{t('news.noNotifications')}</p>;
  if (permission === 'denied') return <p>{t('news.denied')}</p>;
  if (isWanted && permission === 'granted') {
    return (
      <div role="status">
        {isGranted === null ? null : isGranted ? (
          <>
            <p>{t('news.notified')}</p>
            <p>{t('news.background')}</p>
          </>
        ) : (
          <p>{t('news.refused')}</p>
        )}
      </div>
    );
  }
  return isInstalledApp() ? (
    <Button isSmall onClick={() => void accept()}>
      {t('news.notify')}
    </Button>
  ) : null;
}
