/** Style sheets that are imported for their effect. */
declare module 'design-system/css/*.css';
