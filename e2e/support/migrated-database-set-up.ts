import { makeMigratedDatabase } from './migrated-database.ts'

/** For runs in which each test has a product of its own: makes the database these begin with. */
export default makeMigratedDatabase
