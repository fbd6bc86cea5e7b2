import type { Guide } from '@/entities/content/guide';
import { titleOfSolved, type SolvedQuestion } from '@/entities/homework/solved-question';
import type { Job } from '@/entities/jobs/job';
import { answerOf, questionGroups } from '@/features/site/questions';
import { createI18n, type GivenWords } from '@/shared/i18n';
import { bakedFacts, hasOwnRates, readShownOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import type { WholePage } from '@/shared/routes';

/** A schema.org item in JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

function organization(origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: 'Lifeline: Home of Solutions',
    ...(bakedFacts.officeName ? { legalName: bakedFacts.officeName } : {}),
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    areaServed: { '@type': 'Country', name: 'Ghana' },
    // Omit a sample phone number.
    ...(bakedFacts.phone ? { telephone: bakedFacts.phone } : {}),
    ...(bakedFacts.email ? { email: bakedFacts.email } : {}),
  };
}

/** Where a page stands; the site itself comes first. */
function breadcrumbs(
  origin: string,
  ...places: readonly { readonly path: string; readonly name: string }[]
): StructuredData {
  const crumbs = [
    { name: 'Lifeline', item: `${origin}/` },
    ...places.map(({ path, name }) => ({ name, item: origin + path })),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

async function questions(words: GivenWords): Promise<StructuredData> {
  const t = (await createI18n('en', words)).getFixedT('en', 'faq');
  const office = readShownOffice();
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: Object.values(questionGroups)
      .flat()
      .map((id) => ({
        '@type': 'Question',
        name: t(`items.${id}.q`),
        acceptedAnswer: { '@type': 'Answer', text: answerOf(id, t, office, hasOwnRates(office)) },
      })),
  };
}

/**
 * Structured data of a page for search engines.
 * @param origin without a trailing slash
 */
export async function structuredDataOf(
  page: WholePage,
  origin: string,
  title: string,
  words: GivenWords,
): Promise<readonly StructuredData[]> {
  return [
    ...(page === 'home' || page === 'about' ? [organization(origin)] : []),
    ...(page === 'home' ? [] : [breadcrumbs(origin, { path: routes[page], name: title })]),
    ...(page === 'faq' ? [await questions(words)] : []),
  ];
}

/** Structured data of a post besides the `JobPosting` that its page has. */
export function structuredDataOfJob(
  { code, title }: Pick<Job, 'code' | 'title'>,
  origin: string,
  words: GivenWords,
): readonly StructuredData[] {
  const { heading } = words.en?.jobs as { readonly heading: string };
  const board = { path: routes.jobs, name: heading };
  return [breadcrumbs(origin, board, { path: routes.job(code), name: title })];
}

/** Structured data of a solved question besides the `QAPage` that its page has. */
export function structuredDataOfSolved(
  solved: SolvedQuestion,
  origin: string,
  title: string,
): readonly StructuredData[] {
  const page = { path: routes.homework, name: title };
  return [breadcrumbs(origin, page, { path: routes.solved(solved.slug), name: titleOfSolved(solved) })];
}

/** Structured data of a guide. @param list name of the list of guides */
export function structuredDataOfGuide(
  guide: Omit<Guide, 'season' | 'minutes'>,
  origin: string,
  list: string,
): readonly StructuredData[] {
  const { slug, title, summary, author, checkedOn, sources } = guide;
  const path = routes.guide(slug);
  return [
    breadcrumbs(origin, { path: routes.blog, name: list }, { path, name: title }),
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: summary,
      url: origin + path,
      mainEntityOfPage: origin + path,
      inLanguage: 'en',
      dateModified: checkedOn,
      author: { '@type': 'Organization', name: author },
      publisher: organization(origin),
      citation: sources.map(({ label, address }) => address ?? label),
    },
  ];
}
