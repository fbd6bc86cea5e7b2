import { useState } from 'react';
import { useIsHydrated } from '@/shared/lib/hydration';

interface Picture {
  readonly name: string;
  readonly file: Blob;
}

const toFile = ({ name, file }: Picture) => new File([file], name, { type: file.type });

/** Whether this browser can share image files with other apps. */
function canSharePictures(): boolean {
  const probe = new File([], 'picture.jpg', { type: 'image/jpeg' });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

/**
 * Shares the question through the Web Share API. `canShare` is false where that is unsupported or has failed.
 */
export function usePassOn() {
  const isHydrated = useIsHydrated();
  const [hasFailed, setFailed] = useState(false);
  return {
    canShare: isHydrated && !hasFailed && canSharePictures(),
    share: async (text: string, pictures: readonly Picture[]): Promise<void> => {
      try {
        await navigator.share({ text, ...(pictures.length > 0 && { files: pictures.map(toFile) }) });
      } catch (cause) {
        // Closing the share sheet is not an error.
        if (!(cause instanceof DOMException && cause.name === 'AbortError')) setFailed(true);
      }
    },
  };
}
