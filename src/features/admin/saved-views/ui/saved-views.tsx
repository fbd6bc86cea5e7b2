import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolPanel, type DeskWays } from '@/shared/desk';
import { PartBoundary } from '@/shared/ui/part-boundary';

/** Lazy: opened now and then. */
const SavedViewsPanel = lazy(() =>
  import(/* webpackChunkName: "desk-saved-views" */ './saved-views-panel').then(
    ({ SavedViewsPanel: panel }) => ({ default: panel }),
  ),
);

/** Views of a list that the officer has saved on this device: pick one, save another, remove one. */
export function SavedViews({ ways }: { ways: DeskWays }) {
  const { t } = useTranslation('admin');
  return (
    <ToolPanel title={t('savedViews.title')}>
      {() => (
        <PartBoundary>
          <Suspense>
            <SavedViewsPanel ways={ways} />
          </Suspense>
        </PartBoundary>
      )}
    </ToolPanel>
  );
}
