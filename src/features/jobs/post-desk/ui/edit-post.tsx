import { Note } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import type { School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { useEditPostMutation } from '../api/post-desk-api';
import { inputOf } from '../model/post-input';
import { PostForm } from './post-form';

interface EditPostProps {
  job: Job;
  schools: readonly School[];
  posts: readonly Job[];
  onClose: () => void;
}

/** Changes a draft. */
export function EditPost({ job, schools, posts, onClose }: EditPostProps) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  // As shown when the form opened. What a colleague has written since is not overwritten.
  const [seen] = useState(job);
  const [isOld, setOld] = useState(false);
  const [empty] = useState(() => inputOf(seen));
  const [edit, { error, isLoading }] = useEditPostMutation();
  return (
    <PostForm
      name={`post-edit.${seen.code}`}
      empty={empty}
      schools={schools}
      others={posts.filter(({ code }) => code !== seen.code)}
      heading={t('posts.edit.heading')}
      saveLabel={t('posts.edit.save')}
      problem={
        isOld ? (
          <Note tone="call" role="alert">
            <p>{t('posts.edit.old')}</p>
          </Note>
        ) : null
      }
      error={error}
      isSending={isLoading}
      send={async (content) => {
        if (job.lastChange !== seen.lastChange) {
          setOld(true);
          return false;
        }
        return (await edit({ job: seen, content, by })).error === undefined;
      }}
      onDone={onClose}
      onLeave={onClose}
    />
  );
}
