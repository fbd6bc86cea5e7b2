import type { ComponentProps } from 'react';
import { BulkPart } from '@/features/admin/bulk';
import { JunkBar } from '@/features/admin/junk';
import type { DeskView, DeskWays, ListSlots } from '@/shared/desk';
import { RecordPanel } from '@/features/admin/record-panel';
import { SavedViews } from '@/features/admin/saved-views';
import { SelectedToldPart, ToldPart } from './told-part';

/** Views with records of which somebody waits for news. Who lists them has the duty to tell. */
const tellingViews: readonly DeskView[] = [
  'requests',
  'enquiries',
  'applications',
  'applicants',
  'consultations',
  'homework',
];

const tellSelected = (records: ComponentProps<typeof SelectedToldPart>['records'], onClose: () => void) => (
  <SelectedToldPart {...{ records, onClose }} />
);

/** Content above each record list, and the panel of the open record. */
export const recordSlots = (ways: DeskWays): ListSlots => ({
  bar: (selection, tools, offered) => (
    <JunkBar
      ways={ways}
      selection={selection}
      bulk={
        <BulkPart
          view={ways.place.view}
          {...{ selection, offered }}
          tell={tellingViews.includes(ways.place.view) ? tellSelected : undefined}
        />
      }
    >
      {tools}
      <SavedViews ways={ways} />
    </JunkBar>
  ),
  panel: (record, facts) => (
    <RecordPanel key={ways.openRef} record={record} ways={ways}>
      {facts}
      {record ? <ToldPart record={record} /> : null}
    </RecordPanel>
  ),
});
