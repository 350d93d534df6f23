export { brand, mergeBrand } from './brand.ts'
export { defaults as brandDefaults, type Brand } from './defaults.ts'
