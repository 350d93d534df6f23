import autocannon from 'autocannon'

export type Call = { what: string; path: string }

export type Answer = { what: string; status: number; milliseconds: number }

export type Load = { answers: Answer[]; seconds: number; errors: number }

/**
 * One client a token, all at once. Each repeats its list of calls, starting at a different one, and sends the next as
 * soon as it has a response. With `answers` they run until there are that many.
 */
export const loadWith = async (
  url: string,
  tokens: readonly string[],
  callsOf: (client: number) => readonly Call[],
  until: { seconds: number } | { answers: number },
): Promise<Load> => {
  const answers: Answer[] = []
  let client = 0
  const started = performance.now()
  const result = await autocannon({
    url,
    connections: tokens.length,
    ...('answers' in until ? { amount: until.answers } : { duration: until.seconds }),
    timeout: 60,
    setupClient: (connection) => {
      const [token, calls, place] = [tokens[client] ?? '', callsOf(client), client * 3]
      client += 1
      const turn = (index: number) => calls[(index + place) % calls.length]
      connection.setRequests(
        calls.map((_, index) => ({
          method: 'GET' as const,
          path: turn(index)?.path ?? '',
          headers: { authorization: `Bearer ${token}` },
        })),
      )
      let answered = 0
      connection.on('response', (status: number, _bytes: number, milliseconds: number) => {
        answers.push({ what: turn(answered)?.what ?? '', status, milliseconds })
        answered += 1
      })
    },
  })
  return { answers, seconds: (performance.now() - started) / 1_000, errors: result.errors }
}
