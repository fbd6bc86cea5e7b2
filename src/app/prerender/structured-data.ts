import { bakedFacts } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import type { GivenWords } from '@/shared/i18n';
import type { WholePage } from '@/shared/routes';

/** A schema.org item in JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface FaqWords {
  readonly items: Readonly<Record<string, { readonly q: string; readonly a: string }>>;
}

function organization(origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: 'Lifeline: Home of Solutions',
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    areaServed: { '@type': 'Country', name: 'Ghana' },
    // Omit a sample phone number.
    ...(bakedFacts.phone ? { telephone: bakedFacts.phone } : {}),
    ...(bakedFacts.email ? { email: bakedFacts.email } : {}),
  };
}

function breadcrumbs(origin: string, path: string, title: string): StructuredData {
  const crumbs = [
    { name: 'Lifeline', item: `${origin}/` },
    { name: title, item: origin + path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

function questions(words: FaqWords): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: Object.values(words.items).map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/**
 * Structured data of a page for search engines.
 * @param origin without a trailing slash
 */
export function structuredDataOf(
  page: WholePage,
  origin: string,
  title: string,
  words: GivenWords,
): readonly StructuredData[] {
  const faq = words.en?.faq as FaqWords | undefined;
  return [
    ...(page === 'home' || page === 'about' ? [organization(origin)] : []),
    ...(page === 'home' ? [] : [breadcrumbs(origin, routes[page], title)]),
    ...(page === 'faq' && faq ? [questions(faq)] : []),
  ];
}
