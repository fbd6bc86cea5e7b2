export {
  type Demo,
  DemoContext,
  type DemoSignIn,
  DemoSignInsContext,
  type DemoSource,
  useDemo,
} from './model/demo-context';
export { DemoBanner, DemoLine } from './ui/demo-banner';
export { DemoSignIns } from './ui/demo-sign-ins';
