export { brand, mergeBrand } from './brand.ts'
export { claimBasis } from './claims.ts'
export { defaults as brandDefaults, type Brand } from './defaults.ts'
