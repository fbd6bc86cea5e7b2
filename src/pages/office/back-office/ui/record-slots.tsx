import type { DeskWays } from '@/shared/desk';
import { JunkBar } from '@/features/admin/junk';
import type { ListSlots } from '@/shared/desk';
import { RecordPanel } from '@/features/admin/record-panel';
import { SavedViews } from '@/features/admin/saved-views';
import { ToldPart } from './told-part';

/** Content above each record list, and the panel of the open record. */
export const recordSlots = (ways: DeskWays): ListSlots => ({
  bar: (selection, tools) => (
    <JunkBar ways={ways} selection={selection}>
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
