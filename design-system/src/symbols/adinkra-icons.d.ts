/** The build turns each symbol of `adinkra-icons` into the data of one SVG path (`tools/adinkra-path.mjs`). */
declare module 'adinkra-icons/icons/*.svg' {
  const path: string;
  export default path;
}
