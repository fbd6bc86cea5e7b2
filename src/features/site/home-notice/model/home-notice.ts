import type { OfficeFacts } from '@/shared/office-facts';

/** A piece of a notice: text, or text with the address that it opens. */
export interface NoticePiece {
  readonly text: string;
  readonly href?: string;
}

/** The text to show at this time; null without one. Days are those of Ghana, which are those of UTC. */
export function noticeAt(
  { noticeText, noticeFrom, noticeUntil }: Pick<OfficeFacts, 'noticeText' | 'noticeFrom' | 'noticeUntil'>,
  now: Date,
): string | null {
  const day = now.toISOString().slice(0, 10);
  return noticeText !== '' && noticeFrom <= day && day <= noticeUntil ? noticeText : null;
}

const linked = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|\+233[ \d]{9,13}\d|\b0\d\d ?\d{3} ?\d{4}\b)/;

/** Splits a text at addresses of the web and telephone numbers of Ghana, the only links in a notice. */
export function piecesOfNotice(text: string): readonly NoticePiece[] {
  return text
    .split(linked)
    .map((piece, index): NoticePiece => {
      if (index % 2 === 0) return { text: piece };
      return { text: piece, href: piece.startsWith('http') ? piece : `tel:${internationalOf(piece)}` };
    })
    .filter((piece) => piece.text !== '');
}

const internationalOf = (phone: string) => phone.replace(/ /g, '').replace(/^0/, '+233');
