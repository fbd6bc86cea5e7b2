import { Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFillQuery, type FillShare } from '@/entities/site-figure';
import { deskQuery, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { inOrder, type FillLine } from '../model/fill-lines';
import styles from './desk-figures.module.css';
import { FigureLine, FigurePart } from './figure-part';

/** For how many requests a tutor was found: each line has a bar and leads to what is open of it. */
export function FillPart() {
  const { t } = useTranslation('today');
  return <FigurePart heading={t('fill.heading')}>{() => <Shares />}</FigurePart>;
}

function Shares() {
  const { t } = useTranslation(['today', 'ghana', 'shell']);
  const { date } = useFormats();
  const { data, error, isLoading } = useFillQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={5} />;
  if (error) return <BackendProblem error={error} />;
  if (!data) return <p>{t('fill.none')}</p>;
  const [bySubject, byRegion] = [inOrder(data.bySubject), inOrder(data.byRegion)];
  return (
    <>
      {bySubject.length + byRegion.length === 0 ? <p>{t('fill.empty')}</p> : null}
      <Group heading={t('fill.bySubject')} lines={bySubject} nameOf={(key) => t(`ghana:subjects.${key}`)} />
      <Group heading={t('fill.byRegion')} lines={byRegion} nameOf={(key) => t(`ghana:regions.${key}`)} />
      <p className={textStyles.soft}>{t('fill.words', { date: date(data.updatedAt, 'day') })}</p>
    </>
  );
}

interface GroupProps<Key extends string> {
  heading: string;
  lines: readonly FillLine<Key>[];
  nameOf: (key: Key) => string;
}

function Group<Key extends string>({ heading, lines, nameOf }: GroupProps<Key>) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ol className={styles.figures}>
        {lines.map(({ key, share }) => (
          <Share key={key} name={nameOf(key)} share={share} />
        ))}
      </ol>
    </>
  );
}

function Share({ name, share: { asked, found, medianDays } }: { name: string; share: FillShare }) {
  const { t } = useTranslation('today');
  return (
    <FigureLine
      name={name}
      figure={t('fill.share', { found, asked })}
      share={found / asked}
      note={medianDays === undefined ? t('fill.nobody') : t('fill.days', { count: medianDays })}
      query={deskQuery({ ...startOf('requests'), search: name })}
    />
  );
}
