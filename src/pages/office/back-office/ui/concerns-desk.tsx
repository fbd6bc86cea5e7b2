export { ConcernsView } from '@/features/admin/concerns';
