import { createContext } from 'react';

/** Tells the page around the form which topic is chosen in it. */
export const TellTopic = createContext<(topic: string) => void>(() => undefined);
