/** A reason the database can't start, in words for the operator. Nothing was changed. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
