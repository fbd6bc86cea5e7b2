/** Loads the mode in which each text of a page can be pressed; nobody else loads any of it. */
export const loadWordingMode = async () =>
  (await import(/* webpackChunkName: "wording-mode" */ './wording-mode')).WordingMode;
