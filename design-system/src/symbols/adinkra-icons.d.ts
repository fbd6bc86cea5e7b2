/** The build turns each SVG of `adinkra-icons` into path data (`tools/adinkra-path.mjs`). */
declare module 'adinkra-icons/icons/*.svg' {
  const path: string;
  export default path;
}
