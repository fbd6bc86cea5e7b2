export { usePublishFigures } from './model/use-publish-figures';
