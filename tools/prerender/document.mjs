/** @param {string} text */
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Serializes JSON for a script element.
 * @param {unknown} data
 */
const scriptJson = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Addresses of what a page loads after its HTML.
 * @typedef {object} PageFiles
 * @property {readonly string[]} scripts
 * @property {readonly string[]} styles
 * @property {readonly string[]} later scripts loaded on the first touch
 * @property {string} payload
 */

/**
 * @typedef {object} PageDocument
 * @property {string} html rendered HTML of the page
 * @property {string} title HTML text
 * @property {string} description HTML attribute text
 * @property {string} htmlLang
 * @property {string} language code of the site's language
 * @property {string | null} path its address; null for a shell
 * @property {boolean} isListed whether search engines may index it
 * @property {string | null} feed address of the feed of what it lists
 * @property {string} origin without a trailing slash
 * @property {boolean} isUrgent whether its script loads at once
 * @property {string} buildId
 * @property {string} firstScript
 * @property {PageFiles} files
 * @property {readonly object[]} structuredData
 * @property {string} noScript text for browsers without JavaScript
 * @property {string} mountFailed HTML shown when the site's script cannot start
 */

/** @param {PageDocument} page */
function searchTags({ path, isListed, feed, origin, title, description, structuredData }) {
  const robots = isListed ? '' : '<meta name="robots" content="noindex">';
  if (path === null) return robots;
  const url = attribute(origin + path);
  // All languages share one address, selected by a cookie; English is the complete one.
  return `${robots}<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="en-GH" href="${url}">
<link rel="alternate" hreflang="x-default" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Lifeline: Home of Solutions">
<meta property="og:locale" content="en_GB">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${attribute(origin)}/share.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${feed === null ? '' : `<link rel="alternate" type="application/atom+xml" title="${title}" href="${attribute(feed)}">\n`}${structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('\n')}`;
}

/**
 * Delays the first paint until the header and the banners above `main` are parsed: a paint halfway would
 * place the first items without room for the others, and move them a moment later.
 * @param {string} html
 */
const headerFirst = (html) =>
  html.includes('<main id="main"') ? '<link rel="expect" href="#main" blocking="render">\n' : '';

/**
 * Builds a document; styles are inlined later.
 * @param {PageDocument} page
 */
export function buildDocument(page) {
  const { html, title, description, htmlLang, language, path, firstScript, files, isUrgent } = page;
  const { noScript, mountFailed, buildId } = page;
  return `<!doctype html>
<html lang="${htmlLang}" data-theme="light" data-language="${language}" data-build="${buildId}"${path === null ? '' : ` data-page="${attribute(path)}"`}>
<head>
<meta charset="utf-8">
<title>${title || 'Lifeline: Home of Solutions'}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${description === '' ? '' : `<meta name="description" content="${description}">\n`}<meta name="theme-color" content="#faf6ee">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/app-images/apple-touch-180.png">
<meta name="apple-mobile-web-app-title" content="Lifeline">
<link rel="manifest" href="/manifest.webmanifest">
${searchTags(page)}
${headerFirst(html)}<script data-scripts="${files.scripts.join(' ')}" data-styles="${files.styles.join(' ')}" data-later="${files.later.join(' ')}" data-payload="${files.payload}" data-is-urgent="${isUrgent ? 'yes' : ''}">${firstScript}</script>
</head>
<body>
<div id="root">${html}</div>
<noscript><p>${attribute(noScript)}</p></noscript>
${path === null ? `<template id="mount-failed">${mountFailed}</template>` : ''}
</body>
</html>
`;
}

/**
 * @param {string} origin
 * @param {readonly { path: string, changed?: string }[]} pages `changed`: ISO 8601
 */
export function buildSitemap(origin, pages) {
  const urls = pages.map(({ path, changed }) => {
    const time = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${attribute(origin + path)}</loc>${time}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** @param {string} origin */
export function buildRobots(origin) {
  return `User-agent: *
Disallow: /admin/
Disallow: /tutor/
Disallow: /localized/

Sitemap: ${origin}/sitemap.xml
`;
}
