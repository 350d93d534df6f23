/** A work account of a tenant. */
export type Account = {
  /** Object id. */
  oid: string
  /** Tenant id. */
  tid: string
  name: string
  username: string
  /** False for an account without a calendar in Microsoft 365, such as a personal one. */
  hasMailbox?: boolean
}
