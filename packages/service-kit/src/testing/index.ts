export { proveAccess } from './prove-access.ts'
