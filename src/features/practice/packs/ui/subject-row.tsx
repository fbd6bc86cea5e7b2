import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { practiceAddress, type CatalogPack } from '@/entities/practice/pack';
import { useDataPrice } from '@/shared/data-price';
import { LinkButton } from '@/shared/ui/links';
import { viewAddress } from '../model/chooser-address';
import type { Packs } from '../model/use-packs';
import styles from './subject-row.module.css';

/** One subject: how much there is, whether it is on this device, and the ways in. */
export function SubjectRow({ pack, packs }: { pack: CatalogPack; packs: Packs }) {
  const { t } = useTranslation('practice');
  const { size, price } = useDataPrice();
  const state = packs.stateOf(pack);
  const name = t(`packs.${pack.id}.full`);
  const isKept = state === 'current' || state === 'earlier';
  const isStartable = isKept || packs.isConnected;
  return (
    <div className={styles.row}>
      <div>
        <h3>{t(`packs.${pack.id}.short`)}</h3>
        <p className={styles.facts}>
          {t('row.facts', { count: pack.questions, topics: pack.topics.length })}
        </p>
        <p className={textStyles.small}>
          {isKept ? t(`row.${state}`) : t('row.cost', { size: size(pack.bytes), price: price(pack.bytes) })}
        </p>
      </div>
      <div className={styles.ways}>
        {isStartable ? (
          <LinkButton
            isSmall
            to={practiceAddress({ pack: pack.id, scope: { kind: 'pack' } })}
            aria-label={t('row.startName', { name })}
          >
            {t('row.start')}
          </LinkButton>
        ) : (
          <p className={textStyles.small}>{t('row.away')}</p>
        )}
        <LinkButton
          variant="second"
          isSmall
          to={viewAddress({ pack: pack.id })}
          aria-label={t('row.openName', { name })}
        >
          {t('row.open')}
        </LinkButton>
      </div>
    </div>
  );
}
