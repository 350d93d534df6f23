export { formOf, type Part } from './multipart.ts'
export { proveFuzzed } from './prove-fuzzed.ts'
export { proveAccess } from './prove-access.ts'
