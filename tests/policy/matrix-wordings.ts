import { wordingPath, wordOverlayPath } from '../../src/entities/content/wording';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { change } from '../samples/offers';
import {
  decideWording,
  newWordings,
  notTaken,
  overlay,
  taken,
  unname,
  wordingCode,
  wordingId,
  wordingsIn,
} from '../samples/wordings';
import { documentsOf } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const record = wordingPath(wordingId);
const counted = `${wordingCode}-2`;
const none = rowsOn(world);
const suggested = rowsOn({ ...world, ...wordingsIn('suggested') });
const accepted = rowsOn({ ...world, ...wordingsIn('accepted') });
const nameless = rowsOn({ ...world, ...wordingsIn('suggested', { name: '' }) });
const declined = rowsOn({ ...world, ...wordingsIn('declined', { ...notTaken }) });

const sendWith = (fields: DocumentData, path = record): readonly Write[] => {
  const [write] = newWordings();
  return write?.type === 'create' ? [{ ...write, path, data: { ...write.data, ...fields } }] : [];
};

/** What no suggestion has. */
const wrong: readonly (readonly [string, DocumentData, string?])[] = [
  ['in English', { language: 'en' }],
  ['with a key that is none', { key: 'Home heading' }],
  ['with a hash that is none', { english: 'What do' }],
  ['without a text', { text: '' }],
  ['with a tag', { text: 'A <b>aika</b>' }],
  ['with 5,000 characters', { text: 'a'.repeat(5_000) }],
  ['with a name that is none', { name: 'Hauwa 0241234567' }],
  ['with another way to know a language', { speaks: 'a little' }],
  ['accepted', { state: 'accepted', accepted: 'Me kuke so?' }],
  ['with words that are accepted', { accepted: 'Me kuke so?' }],
  ['with a speaker who has checked it', { speaker: 'Hauwa' }],
  ['with an answer', { answer: 'Yes' }],
  ['as a sample', { isSample: true }],
  ['with a phone', { phone: '+233241234567' }],
  ['under a name of its own', {}, wordingPath('home-heading')],
  ['under a code of another kind', {}, wordingPath('LL-E3T4RQX2NHM6DB-1')],
  ['as the thirteenth', {}, wordingPath(`${wordingCode}-13`)],
];

const one = documentsOf([overlay(1)]);
const path = wordOverlayPath('ha');
const kept = rowsOn({ ...world, ...one });

const overlayWith = (fields: DocumentData, at = path): readonly Write[] => [
  { type: 'create', path: at, data: { updatedAt: serverTime, version: 1, words: '{}', ...fields } },
];

/** Words that speakers suggest, and what the office accepted of them. */
export const wordingRows: readonly Row[] = [
  none.commit('wordings create', everybody, () => newWordings()),
  none.commit('wordings create, without a name', everybody, () => sendWith({ name: '', speaks: '' })),
  ...wrong.map(([what, fields, at]) =>
    none.commit(`wordings create, ${what}`, nobody, () => sendWith(fields, at)),
  ),
  none.list('wordings', theOffice),
  suggested.get('wordings get, by their code', record, everybody),
  suggested.commit('wordings create, again', nobody, () => newWordings()),
  suggested.commit('wordings suggested → accepted', theOffice, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken }),
  ),
  suggested.commit('wordings suggested → accepted, as a draft', theOffice, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken, speaker: '' }),
  ),
  suggested.commit('wordings suggested → accepted, with a form for one', theOffice, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken, acceptedOne: 'Ɗaya' }, { id: counted }),
  ),
  suggested.commit('wordings suggested → accepted, without the form for one', nobody, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken }, { id: counted }),
  ),
  suggested.commit('wordings suggested → accepted, with a form that it has not', nobody, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken, acceptedOne: 'Ɗaya' }),
  ),
  suggested.commit('wordings suggested → accepted, without words', nobody, (letter) =>
    decideWording('accepted', asOffice(letter), { answer: 'Thank you.' }),
  ),
  suggested.commit('wordings suggested → accepted, with another suggestion', nobody, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken, text: 'Me?' }),
  ),
  suggested.commit('wordings suggested → accepted, by whoever sent it', nobody, () =>
    decideWording('accepted', asCodeHolder, { ...taken }),
  ),
  suggested.commit('wordings suggested → accepted, without a line', nobody, () =>
    change(record, { ...taken, state: 'accepted' }),
  ),
  suggested.commit('wordings suggested → declined', theOffice, (letter) =>
    decideWording('declined', asOffice(letter), { answer: 'It is right.' }),
  ),
  suggested.commit('wordings suggested → declined, with words', nobody, (letter) =>
    decideWording('declined', asOffice(letter), { accepted: 'Me kuke so?' }),
  ),
  suggested.commit('wordings suggested → declined, with a speaker', nobody, (letter) =>
    decideWording('declined', asOffice(letter), { speaker: 'Hauwa' }),
  ),
  accepted.commit('wordings accepted → declined', theOffice, (letter) =>
    decideWording('declined', asOffice(letter), { ...notTaken }, { from: 'accepted' }),
  ),
  accepted.commit('wordings accepted → declined, with the words kept', nobody, (letter) =>
    decideWording('declined', asOffice(letter), { answer: 'No.' }, { from: 'accepted' }),
  ),
  declined.commit('wordings declined → accepted', nobody, (letter) =>
    decideWording('accepted', asOffice(letter), { ...taken }, { from: 'declined' }),
  ),
  accepted.commit('wordings, the names taken off', theOffice, (letter) => unname(asOffice(letter))),
  ...[suggested, accepted, declined].map((rows, index) =>
    rows.commit(`wordings, the names taken off by the code, ${String(index + 1)}`, theOthers, () =>
      unname(asCodeHolder),
    ),
  ),
  nameless.commit('wordings, names taken off that are not there', nobody, () => unname(asCodeHolder)),
  accepted.commit('wordings, one name taken off', nobody, () =>
    unname(asCodeHolder, { changes: { name: '' } }),
  ),
  suggested.commit('wordings, another name', nobody, () =>
    unname(asCodeHolder, { changes: { name: 'Ama Mensah', speaker: '' } }),
  ),
  suggested.commit('wordings, the names taken off with another text', nobody, () =>
    unname(asCodeHolder, { changes: { name: '', text: 'Me?' } }),
  ),
  suggested.commit('wordings, the names taken off as a note', nobody, () =>
    unname(asCodeHolder, { event: 'note.added' }),
  ),
  suggested.commit('wordings, the names taken off without a line', nobody, () =>
    change(record, { name: '', speaker: '' }),
  ),
  suggested.commit('wordings delete', nobody, () => [{ type: 'delete', path: record }]),

  none.get('wordOverlays get, of no words', path, everybody),
  kept.get('wordOverlays get', path, everybody),
  kept.list('wordOverlays', nobody),
  none.commit('wordOverlays create', theOffice, () => [overlay(1)]),
  none.commit('wordOverlays create, in a later version', nobody, () => overlayWith({ version: 2 })),
  none.commit('wordOverlays create, of another language', nobody, () =>
    overlayWith({}, wordOverlayPath('en')),
  ),
  none.commit('wordOverlays create, too large', nobody, () => overlayWith({ words: 'a'.repeat(4_097) })),
  none.commit('wordOverlays create, with a name', nobody, () => overlayWith({ speaker: 'Hauwa' })),
  kept.commit('wordOverlays update', theOffice, () => [overlay(2)]),
  kept.commit('wordOverlays update, over a version that has changed since', nobody, () => [overlay(3)]),
  kept.commit('wordOverlays delete', nobody, () => [{ type: 'delete', path }]),
];
