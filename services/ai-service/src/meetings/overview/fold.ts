import { sql, type SQL } from 'drizzle-orm'

/** `main.fold` of main-api's migration 0006, letter for letter: ai-service has no rights in that schema. */
export const fold = (words: SQL): SQL =>
  sql`lower(translate(
    replace(replace(replace(replace(replace(regexp_replace(normalize(${words}, NFKD), '[\\u0300-\\u036f]', '', 'g'), U&'\\00DF', 'ss'), U&'\\00E6', 'ae'), U&'\\00C6', 'AE'), U&'\\0153', 'oe'), U&'\\0152', 'OE'),
    U&'\\00F8\\00D8\\0142\\0141\\0111\\0110', 'oOlLdD'))`
