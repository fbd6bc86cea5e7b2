export { AntdScope } from './antd-scope';
