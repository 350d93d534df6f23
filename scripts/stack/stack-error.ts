/** A stack that can't be started as it was asked for; shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError'
}
