import { Row } from 'design-system';
import { SavedViews } from '@/features/admin/saved-views';
import { PostsView } from '@/features/jobs/post-desk';
import { JobPost } from '@/features/jobs/posting';
import type { DeskWays } from '@/shared/desk';

/** Posts of the job board, in the layout of their pages. */
export function PostsDesk({ ways }: { ways: DeskWays }) {
  return (
    <PostsView
      ways={ways}
      bar={(_selection, tools) => (
        <Row>
          {tools}
          <SavedViews ways={ways} />
        </Row>
      )}
      preview={(job) => (
        <JobPost
          job={job}
          isPreview
          keptSince={null}
          mark={null}
          saveButton={null}
          applyPart={null}
          reportPart={null}
        />
      )}
    />
  );
}
