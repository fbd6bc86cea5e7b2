import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useHomeworkThreadQuery } from '@/entities/homework/question';
import { deskQuery, startOf } from '@/shared/desk';
import { uuidShape } from '@/shared/fields';
import styles from './concerns.module.css';

/** What a worry is about: a homework question as a link to it, anything else by its code or id. */
export function ConcernAbout({ about }: { about: string }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  // An offer has an id of the same shape.
  const { data } = useHomeworkThreadQuery(about, { skip: !uuidShape.test(about) });
  if (!data) return about;
  return (
    <Link className={styles.about} to={`${pathname}${deskQuery(startOf('homework'))}#${about}`}>
      {t('concerns.aboutHomework')}
    </Link>
  );
}
