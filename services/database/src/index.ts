export { DatabaseError } from './database-error.ts'
export { type DatabaseOptions, type RunningDatabase, startDatabase } from './start-database.ts'
