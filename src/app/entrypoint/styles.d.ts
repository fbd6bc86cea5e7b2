/** Style sheets imported for their side effect. */
declare module 'design-system/css/*.css';
