/** Why a CV can't be read; error codes of the contract. */
export type UnreadableReason = 'cv_unreadable' | 'cv_protected' | 'cv_without_text' | 'cv_too_complex'

/** A CV that gives no document. */
export class UnreadableCv extends Error {
  override readonly name = 'UnreadableCv'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
