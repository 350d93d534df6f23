/** The first bytes of a stream (`sample`, at most `bytes`), and the whole stream with those bytes included. */
export const splitOffStart = async (
  content: AsyncIterable<Buffer>,
  bytes: number,
): Promise<{ sample: Buffer; whole: AsyncIterable<Buffer> }> => {
  const rest = content[Symbol.asyncIterator]()
  const firstChunks: Buffer[] = []
  let size = 0
  while (size < bytes) {
    const { done, value } = await rest.next()
    if (done) break
    firstChunks.push(value)
    size += value.length
  }
  const whole = async function* () {
    yield* firstChunks
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { sample: Buffer.concat(firstChunks).subarray(0, bytes), whole: whole() }
}
