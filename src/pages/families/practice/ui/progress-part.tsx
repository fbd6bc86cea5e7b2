import { Section, StopHeading } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePracticeProfile } from '@/entities/practice/progress';
import { Profiles } from '@/features/practice/profiles';
import { ProgressFiles, Skills } from '@/features/practice/skills';
import { useFocusPart } from '@/shared/lib/focus';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import styles from './progress-part.module.css';

/** Who practises, today's plans, skills in words, and the progress as a file. */
export function ProgressPart() {
  const { t } = useTranslation(['practice-skills', 'practice']);
  const profiles = usePracticeProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusPart(heading);
  const current = profiles?.current;
  return (
    <>
      <Section isFirst className={styles.top}>
        <PageHead title={t('title')} description={t('practice:description')} />
        <TextLink className={styles.back} to={routes.practice}>
          {t('back')}
        </TextLink>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('heading')}
        </h1>
        <Profiles />
      </Section>
      {current ? (
        <>
          <Section ground="surface" isTight>
            <Skills key={current.id} profile={current.id} />
          </Section>
          <Section ground="sand" isTight>
            <StopHeading>{t('files.heading')}</StopHeading>
            <p className={styles.words}>{t('files.words')}</p>
            <ProgressFiles profile={current} />
          </Section>
        </>
      ) : null}
    </>
  );
}
