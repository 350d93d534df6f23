import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Target } from './attack.ts'
import { createHttpClient } from './support/http-client.ts'
import { newRecruiter, newRecruiters } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

const CLIENTS = 200
const REQUESTS = 8_000
const LASTS_MS = 20_000
const OTHERS = 3
const OTHERS_PAUSE_MS = 250
const PATHS = [
  '/api/candidates?limit=100',
  '/api/vacancies?limit=100',
  '/api/candidates/search?q=noor',
  '/api/candidate-counts',
  '/api/vacancy-counts',
]

const run = async (target: Target) => {
  const { product, signal, http } = target
  const { mainApi } = product.urls
  const floodTally = new Tally(
    `${CLIENTS} clients of one account: each is answered, past the limit with 429 or 503 and Retry-After`,
  )
  const otherTally = new Tally('other accounts go on meanwhile')
  const attacker = await newRecruiter(target)
  const bystanders = await newRecruiters(target, OTHERS)
  const flood = createHttpClient(signal, REQUESTS + CLIENTS, CLIENTS)
  const until = Date.now() + LASTS_MS
  const statuses = new Map<number, number>()
  let sentCount = 0
  const floodEnd = new AbortController()

  const client = async (first: number) => {
    for (let number = first; sentCount < REQUESTS && Date.now() < until; number += 1) {
      sentCount += 1
      const answer = await flood
        .send(mainApi + (PATHS[number % PATHS.length] ?? ''), { token: attacker.token })
        .catch((error: unknown) => ({ status: 0, headers: {}, text: String(error) }))
      const { status, headers } = answer
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const isInOrder = [200, 404].includes(status) || ([429, 503].includes(status) && 'retry-after' in headers)
      floodTally.note(isInOrder, `${status} ${status === 0 ? answer.text : ''}`)
    }
  }
  const bystander = async ({ token }: { token: string }) => {
    for (let number = 0; !floodEnd.signal.aborted; number += 1) {
      const { status } = await http.send(mainApi + (PATHS[number % 2] ?? ''), { token }).catch(() => ({ status: 0 }))
      otherTally.note(status === 200, `${status}`)
      await wait(OTHERS_PAUSE_MS)
    }
  }
  const otherClients = bystanders.map(bystander)
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)))
  floodEnd.abort()
  await Promise.all(otherClients)
  flood.close()
  const refusals = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0)
  floodTally.note(refusals > 0, `none of ${sentCount} requests was refused`)
  floodTally.remark(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  )
  for (const { token } of bystanders)
    otherTally.note((await http.send(`${mainApi}/api/vacancies`, { token })).status === 200, 'not served afterwards')
  return [floodTally.row(), otherTally.row()]
}

export const attack: Attack = { name: 'flood', point: '8', seconds: 60, requests: 1_000, run }
