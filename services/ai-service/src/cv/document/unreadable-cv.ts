import type { UnreadableCvCode } from '@wervio/contracts'

/** A CV that gives no document. */
export class UnreadableCv extends Error {
  override readonly name = 'UnreadableCv'
  readonly reason: UnreadableCvCode

  constructor(reason: UnreadableCvCode, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
