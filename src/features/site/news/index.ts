export { isNewsOffered, observeNewsChoice, readNewsChoice } from './model/news-choice';
export { loadNewsNotice, loadNewsOffer, loadNewsSetting } from './ui/load-news';
