/** Values of the look for what is drawn at build, outside a browser. */
export { LOGO_MARK } from './logo-mark.ts'
export { palette } from './theme/palette.ts'
