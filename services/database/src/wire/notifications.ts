const HEADER = 5
const NOTIFICATION = 'A'.charCodeAt(0)

/**
 * Cuts the notifications (NotificationResponse) out of an answer of PostgreSQL, which comes in chunks of any size. Of
 * other messages nothing but the header is read.
 */
export class NotificationReader {
  /** Bytes of the present message that are still to be passed over. */
  #rest = 0
  /** The beginning of a header, or of a notification. */
  #beginning: Buffer = Buffer.alloc(0)

  push(chunk: Buffer): Buffer[] {
    const notifications: Buffer[] = []
    const skipped = Math.min(this.#rest, chunk.length)
    this.#rest -= skipped
    let bytes = this.#beginning.length === 0 ? chunk.subarray(skipped) : Buffer.concat([this.#beginning, chunk])
    this.#beginning = Buffer.alloc(0)
    while (bytes.length >= HEADER) {
      const length = 1 + bytes.readInt32BE(1)
      const isNotification = bytes[0] === NOTIFICATION
      if (isNotification && bytes.length < length) break
      if (isNotification) notifications.push(bytes.subarray(0, length))
      this.#rest = Math.max(0, length - bytes.length)
      bytes = bytes.subarray(length)
    }
    this.#beginning = bytes
    return notifications
  }
}
