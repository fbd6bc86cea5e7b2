import { useTranslation } from 'react-i18next';

const subjects = { math: 'mathematics', sci: 'science', eng: 'english', soc: 'social-studies' } as const;

const isSubject = (text: string): text is keyof typeof subjects => text in subjects;

/** `BECE Mathematics`, by the id of the pack. */
export function usePackName() {
  const { t } = useTranslation('ghana');
  return (id: string): string => {
    const [exam = '', subject = ''] = id.split('-');
    return isSubject(subject) ? `${exam.toUpperCase()} ${t(`subjects.${subjects[subject]}`)}` : id;
  };
}
