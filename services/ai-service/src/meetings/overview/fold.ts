import { sql, type SQL } from 'drizzle-orm'

/** Words without case and accents, as all lists of the product are searched. */
export const fold = (words: SQL): SQL => sql`ai.fold(${words})`
