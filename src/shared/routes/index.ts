export { routePatterns, routes, safeNextPath, signInTo } from './routes';
