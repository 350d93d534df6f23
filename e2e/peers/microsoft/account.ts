/** A work account of a tenant. */
export type Account = {
  /** Object id. */
  oid: string
  /** Tenant id. */
  tid: string
  name: string
  username: string
}
