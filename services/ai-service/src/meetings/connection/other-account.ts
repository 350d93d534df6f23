import type { ConnectedAccount } from '@wervio/microsoft'

/** The account of Microsoft that holds a meeting; null for a meeting of before that was stored. */
export type MeetingAccount = { microsoft_account: string | null; microsoft_address: string | null }

/** The connected account isn't the one that holds the meeting: Graph wouldn't find it, and nobody would be told. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError'
  readonly address: string

  constructor(address: string) {
    super('Another Microsoft account holds this meeting')
    this.address = address
  }
}

/** Throws for a meeting that another account holds than the connected one. */
export const requireAccountOf = (
  { microsoft_account, microsoft_address }: MeetingAccount,
  { key }: ConnectedAccount,
): void => {
  if (microsoft_account !== null && microsoft_account !== key)
    throw new OtherAccountError(microsoft_address ?? 'een ander account')
}
