export { brand } from './brand.ts'
export { claimBasis } from './claims.ts'
export { defaults as brandDefaults, type Brand } from './defaults.ts'
export { mergeBrand } from './merge-brand.ts'
