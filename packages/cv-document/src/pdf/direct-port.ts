type Message = { data: unknown }
type Listener = (message: Message) => void
type Options = { signal?: AbortSignal } | null

type Chunk = { fnArray?: unknown; argsArray?: unknown }

/** pdf.js empties the lists of a page's operators right after sending them. */
const withCopiedLists = (data: unknown): unknown => {
  const chunk = (data as { chunk?: Chunk | null } | null)?.chunk
  if (!chunk || !Array.isArray(chunk.fnArray) || !Array.isArray(chunk.argsArray)) return data
  return {
    ...(data as object),
    chunk: { ...chunk, fnArray: [...(chunk.fnArray as unknown[])], argsArray: [...(chunk.argsArray as unknown[])] },
  }
}

/**
 * One end of the connection between the two halves of pdf.js. Both run in this thread, so messages are passed without
 * copying; pdf.js's own loopback copies each of them.
 */
export class DirectPort {
  readonly #listeners = new Set<Listener>()
  readonly #watch: (data: unknown) => void
  #other: DirectPort | null = null

  private constructor(watch: (data: unknown) => void) {
    this.#watch = watch
  }

  /** Two connected ends; `watch` sees the messages of the second one. */
  static pair(watch: (data: unknown) => void): [DirectPort, DirectPort] {
    const [first, second] = [new DirectPort(() => undefined), new DirectPort(watch)]
    first.#other = second
    second.#other = first
    return [first, second]
  }

  postMessage(data: unknown): void {
    this.#watch(data)
    const other = this.#other
    const message = { data: withCopiedLists(data) }
    queueMicrotask(() => other && other.#receive(message))
  }

  addEventListener(_type: string, listener: Listener, options: Options = null): void {
    this.#listeners.add(listener)
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener), { once: true })
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener)
  }

  #receive(message: Message): void {
    for (const listener of this.#listeners) listener(message)
  }
}
