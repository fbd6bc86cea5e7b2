import { createContext } from 'react';

/** Reports the chosen topic to the page around the form. */
export const TellTopic = createContext<(topic: string) => void>(() => undefined);
