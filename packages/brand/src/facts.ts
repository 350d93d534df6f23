/** The company's facts outside a browser, which has no page to read an operator's own from. */
export { defaults as brandDefaults, type Brand } from './defaults.ts'
export { mergeBrand } from './merge-brand.ts'
