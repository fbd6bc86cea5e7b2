/** Full name → what everybody sees: `Ama Serwaa Boateng` → `Ama B.`. */
export function shownName(fullName: string): string {
  const parts = fullName.trim().split(/\s+/);
  const [first = ''] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return last === '' ? first : `${first} ${Array.from(last)[0]?.toUpperCase() ?? ''}.`;
}

/** The end of the address of a profile: the name in plain letters, and some of the account's id, so that no two are alike. */
export function slugOf(name: string, userId: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/ɛ/g, 'e')
      .replace(/ɔ/g, 'o')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  return [plain(name) || 'tutor', plain(userId).replace(/-/g, '').slice(0, 6) || '0'].join('-').slice(0, 60);
}
