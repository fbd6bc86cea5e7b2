export { GroupsView } from './ui/groups-view';
