import { Note, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Article } from '@/entities/content/article';
import { guideList } from '@/entities/content/guide';
import { deskStyles } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { findRechecks } from '../../model/recheck';
import contentStyles from '../content.module.css';
import styles from './articles.module.css';

/** Which guides and articles are to be checked again, by whom they are changed. */
export function RecheckList({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation('article-desk');
  const { date } = useFormats();
  const found = findRechecks(guideList, articles, useNow());
  return (
    <section className={deskStyles.part} aria-labelledby="articles-recheck">
      <h2 id="articles-recheck">{t('recheck.heading')}</h2>
      {found.length === 0 ? (
        <p className={textStyles.soft}>{t('recheck.none')}</p>
      ) : (
        <Note tone={found.some(({ isOverdue }) => isOverdue) ? 'call' : 'plain'}>
          <ul className={styles.rechecks}>
            {found.map(({ slug, title, checkAgainBy, kind, isOverdue }) => (
              <li key={`${kind} ${slug}`}>
                <TextLink className={contentStyles.link} to={routes.guide(slug)}>
                  {title}
                </TextLink>
                <p>{t(isOverdue ? 'recheck.overdue' : 'recheck.due', { date: date(checkAgainBy, 'day') })}</p>
                <p className={textStyles.soft}>{t(`recheck.${kind}`)}</p>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </section>
  );
}
