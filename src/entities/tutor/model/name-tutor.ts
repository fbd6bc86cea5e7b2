/** Shortens a full name for the public: `Ama Serwaa Boateng` becomes `Ama B.`. */
export function shownName(fullName: string): string {
  const parts = fullName.trim().split(/\s+/);
  const [first = ''] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return last === '' ? first : `${first} ${Array.from(last)[0]?.toUpperCase() ?? ''}.`;
}

/** Slug of a profile's address: the name in ASCII, and part of the account id for uniqueness. */
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
