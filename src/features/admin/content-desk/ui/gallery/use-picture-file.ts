import { useEffect, useRef, useState } from 'react';
import { maximumCopyBytes } from '@/entities/content/album';
import { makeCopies, type CopyProblem } from '@/shared/drafts';
import type { ChosenPicture } from '../../api/use-add-picture';

interface FileProblem {
  readonly kind: CopyProblem;
  readonly name: string;
}

/** A picture that is chosen on this device, and its copies. It is kept as long as the form is open. */
export function usePictureFile() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isWorking, setWorking] = useState(false);
  /** The choice that counts: a second one may be ready before the first. */
  const turn = useRef(0);
  const choose = async (file: File) => {
    const own = (turn.current += 1);
    setProblem(null);
    setWorking(true);
    const made = await makeCopies(file, maximumCopyBytes);
    if (own !== turn.current) return;
    setWorking(false);
    // A file that is refused leaves the one that was chosen before.
    if ('problem' in made) setProblem({ kind: made.problem, name: file.name });
    else setChosen({ copies: made.copies, url: URL.createObjectURL(made.copies.small) });
  };
  const url = chosen?.url;
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(() => () => void (turn.current = -1), []);
  return { chosen, problem, isWorking, choose };
}
