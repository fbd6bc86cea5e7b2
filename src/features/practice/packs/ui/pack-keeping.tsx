import { Button, Icon, Note, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { CatalogPack } from '@/entities/practice/pack';
import { useDataPrice } from '@/shared/data-price';
import { useAction } from '@/shared/lib/action';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import type { Packs } from '../model/use-packs';
import styles from './pack-keeping.module.css';

/** Whether a pack is on this device: keeps, updates or removes it, with what that costs. */
export function PackKeeping({ pack, packs }: { pack: CatalogPack; packs: Packs }) {
  const { t } = useTranslation('practice');
  const { size, price } = useDataPrice();
  const keeping = useAction<CatalogPack, CatalogPack>({ make: (given) => given, send: packs.keep });
  const state = packs.stateOf(pack);
  const problem = packs.problemOf(pack.id);
  const name = t(`packs.${pack.id}.full`);
  const cost = { size: size(pack.bytes), price: price(pack.bytes) };
  const isKept = state === 'current' || state === 'earlier';
  const isNeeded = state === 'absent' || state === 'earlier';
  return (
    <div className={styles.keeping}>
      <p role="status" className={textStyles.small}>
        {state === 'current' ? <Icon name="check" className={styles.icon} /> : null}
        {keeping.isRunning ? t('keeping.running') : t(`keeping.states.${state}`, cost)}
      </p>
      {isNeeded && !packs.isConnected ? <p className={textStyles.small}>{t('keeping.away')}</p> : null}
      {problem ? (
        <Note tone="call" role="alert">
          <p>{t(`keeping.problems.${problem}`)}</p>
        </Note>
      ) : null}
      <div className={styles.controls}>
        {isNeeded && packs.isConnected ? (
          <Button
            variant="second"
            isSmall
            isBusy={keeping.isRunning}
            aria-label={t(state === 'earlier' ? 'keeping.updateName' : 'keeping.keepName', { name })}
            onClick={() => void keeping.run(pack)}
          >
            {t(state === 'earlier' ? 'keeping.update' : 'keeping.keep')}
          </Button>
        ) : null}
        {isKept ? (
          <ConfirmButton
            variant="text"
            isSmall
            open={t('keeping.remove')}
            label={t('keeping.removeName', { name })}
            words={t('keeping.removeWords', cost)}
            sendLabel={t('keeping.removeNow')}
            leave={t('keeping.leave')}
            make={() => pack}
            send={packs.remove}
          />
        ) : null}
      </div>
    </div>
  );
}
