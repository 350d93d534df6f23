export { renderingOf, type Chrome, type OwnHead, type SignInWays } from '../contract/own-pages.ts'
export { PAGE_PLACE, SITE } from '../contract/prerendered.ts'
export { renderPages, type Head } from './render-pages.ts'
export { renderStatic, type StaticPart } from './render-static.ts'
