import { BulkPart } from '@/features/admin/bulk';
import { JunkBar } from '@/features/admin/junk';
import { CounsellingView } from '@/features/counselling/talk-desk';
import type { DeskWays } from '@/shared/desk';
import { TalkToldPart } from './told-part';

/** Talks with counsellors, and what is done with many of them at once. */
export function CounsellingDesk({ ways }: { ways: DeskWays }) {
  return (
    <CounsellingView
      ways={ways}
      bar={(selection, offered, tell) => (
        <JunkBar
          ways={ways}
          selection={selection}
          bulk={<BulkPart view="counselling" {...{ selection, offered, tell }} />}
        />
      )}
      told={(path) => <TalkToldPart path={path} />}
    />
  );
}
