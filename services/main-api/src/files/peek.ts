/** The first bytes of a stream, at most about `bytes`, and the whole stream with those in front. */
export const peek = async (
  content: AsyncIterable<Buffer>,
  bytes: number,
): Promise<{ sample: Buffer; whole: AsyncIterable<Buffer> }> => {
  const rest = content[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let size = 0
  while (size < bytes) {
    const { done, value } = await rest.next()
    if (done) break
    first.push(value)
    size += value.length
  }
  const whole = async function* () {
    yield* first
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { sample: Buffer.concat(first).subarray(0, bytes), whole: whole() }
}
