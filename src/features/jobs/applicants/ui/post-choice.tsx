import { Field, Select, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { DeskWays } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import type { AppliedPost } from '../model/applicant-row';
import styles from './post-choice.module.css';

interface PostChoiceProps {
  ways: DeskWays;
  posts: readonly AppliedPost[];
  /** Code of the post whose pipeline is shown; null for the list of all. */
  chosen: string | null;
}

/** Chooses a post, whose applications then stand in columns. */
export function PostChoice({ ways, posts, chosen }: PostChoiceProps) {
  const { t } = useTranslation('applicants');
  const { date } = useFormats();
  const post = posts.find(({ code }) => code === chosen)?.post;
  const nameOf = ({ code, post: one, count }: AppliedPost) =>
    t('choice.post', { title: one?.title ?? code, school: one?.school.name ?? t('unknownPost'), count });
  return (
    <div className={styles.choice}>
      <Field label={t('choice.label')}>
        {({ id }) => (
          <Select
            id={id}
            value={chosen ?? ''}
            onChange={({ target }) => ways.go({ state: target.value === '' ? 'waiting' : target.value })}
          >
            <option value="">{t('choice.all')}</option>
            {chosen !== null && !posts.some(({ code }) => code === chosen) ? (
              <option value={chosen}>{t('unknownPost')}</option>
            ) : null}
            {posts.map((one) => (
              <option key={one.code} value={one.code}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {post ? (
        <p className={textStyles.soft}>
          {t('choice.closes', { date: date(post.closesAt, 'longMoment'), school: post.school.name })}
        </p>
      ) : null}
    </div>
  );
}
