/** Loads what asks for news: a chunk of the installed app alone. */
export const loadNewsNotice = async () =>
  (await import(/* webpackChunkName: "news" */ './news-notice')).NewsNotice;

/** Loads the question whether notifications are wanted. */
export const loadNewsOffer = async () => ({
  default: (await import(/* webpackChunkName: "news" */ './news-offer')).NewsOffer,
});

/** Loads the settings of news. */
export const loadNewsSetting = async () => ({
  default: (await import(/* webpackChunkName: "news" */ './news-setting')).NewsSetting,
});
