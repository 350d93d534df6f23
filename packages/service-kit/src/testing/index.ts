export { formOf, type Part } from './multipart.ts'
export { proveAccess } from './prove-access.ts'
