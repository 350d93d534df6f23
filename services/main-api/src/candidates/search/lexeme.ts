/** A lexeme as a text of PostgreSQL's tsquery. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
