import { Icon, textStyles, ToolButton } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/entities/jobs/job';
import type { School } from '@/entities/jobs/school';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { useDraftPostMutation } from '../api/post-desk-api';
import { copyOf, emptyPost } from '../model/post-input';
import { PostForm } from './post-form';
import styles from './post-record.module.css';

interface NewPostProps {
  schools: readonly School[];
  posts: readonly Job[];
  /** The post that the new one begins with; null for an empty form. */
  copied: Job | null;
  /** @param code of the new draft */
  onDone: (code: string) => void;
  onLeave: () => void;
}

/** Writes a new post, or a copy of another one, as a draft. */
export function NewPost({ schools, posts, copied, onDone, onLeave }: NewPostProps) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const [empty] = useState(() => (copied ? copyOf(copied) : emptyPost));
  const [write, { error, isLoading }] = useDraftPostMutation();
  const code = useRef('');
  const heading = t(copied ? 'posts.copy.heading' : 'posts.write');
  return (
    <div className={deskStyles.view}>
      <div>
        <ToolButton onClick={onLeave}>
          <Icon name="arrow" className={styles.back} />
          {t('posts.back')}
        </ToolButton>
      </div>
      <h1 className={deskStyles.title}>{heading}</h1>
      <p className={textStyles.soft}>
        {copied ? t('posts.copy.lead', { title: copied.title }) : t('posts.form.lead')}
      </p>
      <PostForm
        name={copied ? `post-copy.${copied.code}` : 'post'}
        empty={empty}
        schools={schools}
        others={posts}
        heading={heading}
        saveLabel={t('posts.form.save')}
        error={error}
        isSending={isLoading}
        send={async (content) => {
          const answer = await write({ content, by });
          if (answer.data === undefined) return false;
          code.current = answer.data;
          return true;
        }}
        onDone={() => onDone(code.current)}
        onLeave={onLeave}
      />
    </div>
  );
}
