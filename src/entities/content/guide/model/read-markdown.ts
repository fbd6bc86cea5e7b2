import { marked, type Token, type Tokens } from 'marked';
import type { GuideBlock, GuideLine, GuideText, TextPicture } from './guide';

/** What cannot stand in a text: its kind, and the words that are wrong. */
export interface MarkdownProblem {
  readonly kind: 'heading' | 'link' | 'other';
  readonly found: string;
}

export interface ReadMarkdown {
  readonly blocks: readonly GuideBlock[];
  readonly problems: readonly MarkdownProblem[];
}

interface Reading {
  readonly isAddress: (href: string) => boolean;
  readonly problems: MarkdownProblem[];
}

/** References such as [2] within a text become parts of their own. */
function readText(text: string, kind: 'text' | 'strong'): readonly GuideText[] {
  return text
    .split(/(\[\d+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const number = /^\[(\d+)\]$/.exec(part)?.[1];
      return number === undefined ? { kind, text: part } : { kind: 'source', number: Number(number) };
    });
}

/** What is no part of a text is shown as it was typed, never as HTML. */
function refuse({ problems }: Reading, kind: MarkdownProblem['kind'], found: string): string {
  problems.push({ kind, found: found.trim().slice(0, 60) });
  return found;
}

function readLine(tokens: readonly Token[], reading: Reading): GuideLine {
  return tokens.flatMap((token): readonly GuideText[] => {
    switch (token.type) {
      case 'text':
      case 'escape': {
        const inner = 'tokens' in token ? (token.tokens ?? []) : [];
        return inner.length > 0 ? readLine(inner, reading) : readText(String(token.text), 'text');
      }
      case 'br':
        return [{ kind: 'text', text: ' ' }];
      case 'strong':
        return readText((token as Tokens.Strong).text, 'strong');
      case 'link': {
        const { href, text } = token as Tokens.Link;
        if (reading.isAddress(href)) return [{ kind: 'link', text, to: href }];
        refuse(reading, 'link', href);
        return [{ kind: 'text', text }];
      }
      default:
        return [{ kind: 'text', text: refuse(reading, 'other', token.raw) }];
    }
  });
}

const pictureAddress = /^album:([a-z0-9][a-z0-9-]{2,59})\/([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** The picture of an album that is all of a paragraph; null for everything else. */
function readPicture([token, more]: readonly Token[]): TextPicture | null {
  if (token?.type !== 'image' || more) return null;
  const { href, text } = token as Tokens.Image;
  const [, album, id] = pictureAddress.exec(href) ?? [];
  return album === undefined || id === undefined ? null : { album, id, caption: text };
}

/** How a picture is named in a text. A bracket would end its caption. */
export const pictureLine = ({ album, id, caption }: TextPicture): string =>
  `![${caption.replace(/[[\]\n]/g, ' ').trim()}](album:${album}/${id})`;

function readBlocks(tokens: readonly Token[], reading: Reading, isAdvice: boolean): readonly GuideBlock[] {
  return tokens.flatMap((token): readonly GuideBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const { depth, text, raw } = token as Tokens.Heading;
        if (depth !== 2 || isAdvice) refuse(reading, 'heading', raw);
        return [{ kind: 'heading', text }];
      }
      case 'paragraph': {
        const { tokens: inner } = token as Tokens.Paragraph;
        const picture = isAdvice ? null : readPicture(inner);
        return [
          picture ? { kind: 'picture', picture } : { kind: 'paragraph', line: readLine(inner, reading) },
        ];
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [
          { kind: 'list', isOrdered: ordered, items: items.map((item) => readLine(item.tokens, reading)) },
        ];
      }
      case 'blockquote':
        return isAdvice
          ? [{ kind: 'paragraph', line: [{ kind: 'text', text: refuse(reading, 'other', token.raw) }] }]
          : [
              {
                kind: 'advice',
                blocks: readBlocks((token as Tokens.Blockquote).tokens, reading, true),
              },
            ];
      default:
        return [{ kind: 'paragraph', line: [{ kind: 'text', text: refuse(reading, 'other', token.raw) }] }];
    }
  });
}

/**
 * Reads Markdown into blocks, without HTML: headings, paragraphs, lists, links, bold words, references,
 * advice, and pictures of albums. What else is in it is told, and shown as it was typed.
 * @param isAddress whether a link may lead there
 */
export function readMarkdown(body: string, isAddress: (href: string) => boolean): ReadMarkdown {
  const reading: Reading = { isAddress, problems: [] };
  return { blocks: readBlocks(marked.lexer(body), reading, false), problems: reading.problems };
}

/** The lines of a text, in their order. */
const linesOf = (blocks: readonly GuideBlock[]): readonly GuideLine[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'picture':
        return [];
      case 'paragraph':
        return [block.line];
      case 'list':
        return block.items;
      case 'advice':
        return linesOf(block.blocks);
    }
  });

/** Numbers of the sources that a text names. */
export const namedSources = (blocks: readonly GuideBlock[]): readonly number[] =>
  linesOf(blocks).flatMap((line) => line.flatMap((part) => (part.kind === 'source' ? [part.number] : [])));
