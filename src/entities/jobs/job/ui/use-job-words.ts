import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useFormats } from '@/shared/i18n';
import type { Job, Pay } from '../model/job';
import type { JobMode, JobType } from '../model/job-choices';
import { timeLeft } from '../model/time-left';

// Whole cedis are written without pesewas, as schools write them.
const money = (pesewas: number) => formatMoney(pesewas).replace(/\.00$/, '');

function createWords(t: TFunction<['job-post', 'ghana']>) {
  const pay = (stated: Pay): string => {
    if (stated.kind === 'unstated') return t('pay.unstated');
    const per = t(`pay.per.${stated.per}`);
    return stated.kind === 'exact'
      ? t('pay.exact', { amount: money(stated.amount), per })
      : t('pay.range', { from: money(stated.from), to: money(stated.to), per });
  };
  const place = ({ mode, town, region }: Pick<Job, 'mode' | 'town' | 'region'>): string =>
    mode === 'remote' ? t('anywhere') : `${town}, ${t(`ghana:regions.${region}`)}`;
  const subjects = (job: Pick<Job, 'subjects'>): string =>
    job.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', ');
  const levels = (job: Pick<Job, 'levels'>): string =>
    job.levels.map((level) => t(`ghana:levels.${level}`)).join(', ');
  const type = (one: JobType): string => t(`types.${one}`);
  const mode = (one: JobMode): string => t(`modes.${one}`);
  return {
    ...{ pay, place, subjects, levels, type, mode },
    /** "Full time · At the school" */
    work: (job: Pick<Job, 'type' | 'mode'>): string => `${type(job.type)} · ${mode(job.mode)}`,
    /** "17 days left"; empty when the time has passed. */
    left: (closesAt: string, now: Date): string => {
      const left = timeLeft(closesAt, now);
      if (!left) return '';
      return left.unit === 'minutes' ? t('left.minutes') : t(`left.${left.unit}`, { count: left.count });
    },
    /** Everything that a search by words looks through. */
    searched: (job: Job): string =>
      [job.title, job.school.name, job.town, place(job), subjects(job), levels(job), type(job.type)]
        .concat(mode(job.mode))
        .join(' '),
  };
}

/** Texts of a post. The page must load the namespaces `job-post` and `ghana`. */
export function useJobWords() {
  const { t } = useTranslation(['job-post', 'ghana']);
  const { date } = useFormats();
  const words = useMemo(() => createWords(t), [t]);
  return {
    ...words,
    closes: (job: Pick<Job, 'closesAt'>): string => t('closes', { time: date(job.closesAt, 'longMoment') }),
  };
}
