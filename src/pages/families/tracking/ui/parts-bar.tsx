import { Toast } from 'design-system';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Tracking } from '@/entities/tracking';
import { placeOf, useNextThing } from '@/features/site/now';
import { useUntilNextAct } from '@/shared/lib/device';
import { goToPlace } from '@/shared/lib/focus';
import { routes } from '@/shared/routes';
import { BarBadge, BarIcon, BottomBar } from '@/shared/ui/bottom-bar';
import { goToPart, partsOf, usePageParts, type PagePart } from '../model/use-page-parts';
import styles from './parts-bar.module.css';

/** Paths in a 24 × 24 box, one stroke each. */
const paths = {
  now: 'M12 3a9 9 0 1 1-.01 0M12 7v5l4 3',
  tutor: 'M4 21C4 16 8 14 12 14C16 14 20 16 20 21M12 14a5 5 0 1 1 .01 0',
  lessons: 'M12 7C9 5 6 5 3 6V19C6 18 9 18 12 20C15 18 18 18 21 19V6C18 5 15 5 12 7V20',
  steps: 'M6 5v14M6 5h.01M6 12h.01M6 19h.01M11 5h8M11 12h8M11 19h5',
  details: 'M5 6H19M5 12H19M5 18H14',
} as const satisfies Record<PagePart, string>;

/** A stack of cards. */
const codesPath = 'M4 9H20V20H4ZM7 5H17';

/** Number of places, the same for every record. */
const columns = 4;

interface PartsBarProps {
  code: string;
  tracking: Tracking;
  page: RefObject<HTMLElement | null>;
}

/**
 * Parts of a record's page as a bar on phones, with a mark where its sender has to act. All have their place
 * from the beginning, lest one moves under the finger: what the page does not have yet says so when pressed.
 * The short page of another record than a request also leads to all codes of the phone.
 */
export function PartsBar({ code, tracking, page }: PartsBarProps) {
  const { t } = useTranslation('code');
  const next = useNextThing(code, tracking);
  // How to pay stands in the card itself.
  const place = next.key === 'tuition-pay' ? null : placeOf(next);
  const parts = partsOf(tracking.topic.kind);
  const hasCodes = parts.length < columns;
  const { there, current, ofPlace } = usePageParts(page, parts, place);
  const due = next.who === 'you' && next.isAsking !== true ? (ofPlace ?? 'now') : null;
  const [missing, setMissing] = useUntilNextAct<PagePart>();
  const press = (part: PagePart) => {
    if (!there.includes(part)) setMissing(part);
    // Under a mark to what is to be done, which need not stand at the beginning of the part.
    else if (part === due && place !== null) goToPlace(place);
    else goToPart(part);
  };
  return (
    <BottomBar label={t('parts.menu')} columns={`repeat(${String(columns)}, 1fr)`} className={styles.bar}>
      {parts.map((part) => (
        <li key={part}>
          <button
            type="button"
            aria-disabled={!there.includes(part)}
            aria-current={part === current ? 'true' : undefined}
            onClick={() => press(part)}
          >
            <BarIcon path={paths[part]} />
            {t(`parts.${part}`)}
            <BarBadge count={part === due ? 1 : 0} label={t('parts.due')} />
          </button>
        </li>
      ))}
      {hasCodes ? (
        <li>
          <Link to={routes.code}>
            <BarIcon path={codesPath} />
            {t('parts.codes')}
          </Link>
        </li>
      ) : null}
      <Toast>{missing === null ? null : t(`parts.missing.${missing}`)}</Toast>
    </BottomBar>
  );
}
