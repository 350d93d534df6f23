import type { UnreadableCvCode } from '@wervio/contracts'

/** A CV that can't be read as a document. */
export class UnreadableCv extends Error {
  override readonly name = 'UnreadableCv'
  readonly reason: UnreadableCvCode

  constructor(reason: UnreadableCvCode, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
