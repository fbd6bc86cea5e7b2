import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { TextLink } from '@/shared/ui/links';
import { areaViews, barViews, isInBar, viewQuery, type AreaView } from '../model/area-address';
import { AreaIcon } from './area-icon';
import styles from './area-nav.module.css';
import { Badge } from './badge';
import { loadToTellBadge } from './lessons/load-to-tell-badge';
import { loadSettingsSheet } from './load-settings-sheet';
import { loadHomeworkBadge } from './now/load-now-part';
import type { Area } from './use-area';

const SettingsSheet = lazy(loadSettingsSheet);
const HomeworkBadge = lazy(loadHomeworkBadge);
const ToTellBadge = lazy(loadToTellBadge);

export interface AreaNavProps {
  area: Area;
  pathname: string;
  view: AreaView;
  /** How much waits for the tutor in each view; homework and what is to be told count for themselves. */
  waiting: Readonly<Partial<Record<AreaView, number>>>;
  /** The tutor's name; null for an administrator. */
  name: string | null;
}

/**
 * The parts of the area: a row of links, on phones a bar at the bottom. The bar has the parts of every day,
 * the sheet behind its last button the others, and the settings.
 */
export function AreaNav({ area, pathname, view, waiting, name }: AreaNavProps) {
  const { t } = useTranslation('tutor-area');
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const toTell = (
    <Suspense>
      <ToTellBadge area={area} />
    </Suspense>
  );
  return (
    <>
      <BottomBar label={t('menu')} columns="6fr 7fr 6fr 7fr 5fr">
        {areaViews.map((part) => (
          <li key={part} className={isInBar(part) ? undefined : styles.wideOnly}>
            <TextLink
              to={pathname + viewQuery(part)}
              preventScrollReset
              aria-current={part === view ? 'page' : undefined}
            >
              {isInBar(part) ? <AreaIcon name={part} /> : null}
              {t(`views.${part}`)}
              {part === 'homework' ? (
                <Suspense>
                  <HomeworkBadge tutorId={area.tutorId} />
                </Suspense>
              ) : part === 'telling' ? (
                toTell
              ) : (
                <Badge count={waiting[part] ?? 0} />
              )}
            </TextLink>
          </li>
        ))}
        <li className={styles.more}>
          <button
            type="button"
            data-here={!isInBar(view)}
            aria-haspopup="dialog"
            aria-expanded={sheet === 'open'}
            onClick={() => setSheet('open')}
          >
            <AreaIcon name="more" />
            {t('more')}
            {toTell}
          </button>
        </li>
      </BottomBar>
      {/* Stays mounted when closed, so that focus returns to the button. */}
      {sheet === 'never' ? null : (
        <Suspense>
          <SettingsSheet
            isOpen={sheet === 'open'}
            onClose={() => setSheet('closed')}
            pathname={pathname}
            view={view}
            others={areaViews.filter((part) => !barViews.includes(part))}
            name={name}
            toTell={toTell}
          />
        </Suspense>
      )}
    </>
  );
}
