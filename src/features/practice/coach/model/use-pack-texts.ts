import { useEffect, useState } from 'react';
import { findCatalogPack, openPack, plainText, type Pack } from '@/entities/practice/pack';

/** A pack for the words of its questions; null until it is here, or without network. */
export function usePack(id: string): Pack | null {
  const [opened, setOpened] = useState<Pack | null>(null);
  useEffect(() => {
    let isWanted = true;
    const entry = findCatalogPack(id);
    if (entry)
      openPack(entry, { mayUpdate: false }).then(
        (pack) => {
          if (isWanted) setOpened(pack);
        },
        // The report names its questions by their ids then.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return opened?.id === id ? opened : null;
}

/** What a question asks, as text; its id while the pack is not here. */
export function questionText(pack: Pack | null, id: string): string {
  const question = pack?.questions.find((one) => one.id === id);
  return question ? plainText(question.statement) : id;
}

/** What a student does who has the misconception. */
export const misconceptionText = (pack: Pack | null, id: string): string =>
  pack?.misconceptions.find((one) => one.id === id)?.name ?? id;
