/** What a client may do; times in milliseconds, sizes in bytes. */
export type Limits = {
  /** From connecting to the first message that says who it is. */
  startup: number
  /** For a message that has begun to be whole, unless more than `progress` bytes of it came in that time. */
  message: number
  progress: number
  /** Silence inside a transaction: everybody else waits for it. */
  idleInTransaction: number
  /**
   * The whole of a transaction; less than the supervisor waits for an answer (90 s), so that nobody takes it for hung.
   */
  transaction: number
  /** For a client to take its answers before it may ask on, and before it is disconnected. */
  reading: number
  /** Answers that nobody has read yet, of one client before it may ask on, and of all together. */
  unread: number
  unreadTogether: number
  connections: number
}

export const defaultLimits: Limits = {
  startup: 10_000,
  message: 30_000,
  progress: 65_536,
  idleInTransaction: 20_000,
  transaction: 75_000,
  reading: 20_000,
  unread: 1_048_576,
  unreadTogether: 256 * 1_048_576,
  connections: 100,
}
