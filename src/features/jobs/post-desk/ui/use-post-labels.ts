import { useTranslation } from 'react-i18next';
import type { PostInput } from '../model/post-input';

/** Labels of the form of a post, in its order. */
export function usePostLabels(): Readonly<Record<keyof PostInput, string>> {
  const { t } = useTranslation('job-desk');
  return {
    schoolId: t('posts.form.school'),
    title: t('posts.form.title'),
    levels: t('posts.form.levels'),
    subjects: t('posts.form.subjects'),
    type: t('posts.form.type'),
    mode: t('posts.form.mode'),
    region: t('posts.form.region'),
    town: t('posts.form.town'),
    payKind: t('posts.form.pay'),
    amount: t('posts.form.amount'),
    from: t('posts.form.from'),
    to: t('posts.form.to'),
    per: t('posts.form.per'),
    words: t('posts.form.words'),
    asked: t('posts.form.asked'),
    toSend: t('posts.form.toSend'),
    closesDay: t('posts.form.closesDay'),
    closesTime: t('posts.form.closesTime'),
  };
}
