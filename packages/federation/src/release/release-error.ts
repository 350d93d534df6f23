/** A release that can't be made; each reason is a line for who releases. Nothing has changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
  readonly reasons: readonly string[]

  constructor(what: string, reasons: readonly string[] = []) {
    super([what, ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
    this.reasons = reasons
  }
}
