import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Target } from './attack.ts'
import { jsonOf } from './support/http-client.ts'
import { becomes } from './support/poll.ts'
import { hasProc, processesWith } from './support/proc.ts'
import { newRecruiters, type Registered } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'

const WRITERS = 5
const WRITES = 1_500
const VICTIMS = ['main-api', 'database', 'ai-service', 'main-api', 'database', 'ai-service'] as const
const BACK_WITHIN_S = 60
const PAUSE_MS = 150

/** What the services confirmed to a writer as stored: titles of vacancies and names of recordings. */
type Writer = Registered & { candidate: string; vacancies: Set<string>; recordings: Set<string> }

const run = async (target: Target) => {
  if (!hasProc()) return [{ what: 'confirmed writes through kills', notTried: 'no /proc here' }]
  const { http, product, signal } = target
  const { mainApi, aiService } = product.urls
  const keptTally = new Tally('confirmed writes through kills of services and database')
  const returnTally = new Tally('what was killed comes back')
  const writers: Writer[] = []
  for (const recruiter of await newRecruiters(target, WRITERS)) {
    const candidateAnswer = await http.send(`${mainApi}/api/candidates`, {
      method: 'POST',
      token: recruiter.token,
      body: { name: 'Noor' },
    })
    writers.push({
      ...recruiter,
      candidate: (jsonOf(candidateAnswer) as { id: string } | null)?.id ?? '',
      vacancies: new Set(),
      recordings: new Set(),
    })
  }
  const isHealthy = async (origin: string) =>
    (await http.send(`${origin}/health`, { patienceMs: 5_000 })).status === 200
  const confirmedCount = () =>
    writers.reduce((sum, { vacancies, recordings }) => sum + vacancies.size + recordings.size, 0)
  const writingEnd = new AbortController()

  /** Every twentieth write goes to ai-service, which accepts 60 a minute from an account. */
  const keepWriting = async (writer: Writer) => {
    for (let number = 0; !writingEnd.signal.aborted && !signal.aborted; number += 1) {
      const mark = crypto.randomUUID()
      const [url, body, list] =
        number % 20 === 19
          ? [
              `${aiService}/api/candidates/${writer.candidate}/recordings`,
              { fileName: mark, summary: 'Kort', transcript: 'Lang' },
              writer.recordings,
            ]
          : [`${mainApi}/api/vacancies`, { title: mark }, writer.vacancies]
      const answer = await http
        .send(url, { method: 'POST', token: writer.token, body, patienceMs: 15_000 })
        .catch(() => null)
      if (answer?.status === 201) list.add(mark)
      else await wait(PAUSE_MS)
    }
  }

  const writing = writers.map(keepWriting)
  for (const [index, name] of VICTIMS.entries()) {
    await becomes(() => confirmedCount() >= ((index + 1) * WRITES) / (VICTIMS.length + 2), BACK_WITHIN_S)
    const before = confirmedCount()
    for (const { pid } of processesWith(product.dataDir).filter((process) => process.name === name))
      process.kill(pid, 'SIGKILL')
    const isBack = await becomes(
      async () => confirmedCount() > before + WRITERS && (await isHealthy(mainApi)) && (await isHealthy(aiService)),
      BACK_WITHIN_S,
    )
    returnTally.note(isBack, `after a kill of ${name} nothing could be written for ${BACK_WITHIN_S} s`)
  }
  await becomes(() => confirmedCount() >= WRITES, BACK_WITHIN_S)
  writingEnd.abort()
  await Promise.all(writing)

  for (const { token, candidate, vacancies, recordings } of writers) {
    const titles = new Set<string>()
    let url: string | null = `${mainApi}/api/vacancies?limit=500`
    while (url) {
      const page = await http.send(url, { token })
      for (const { title } of (jsonOf(page) as { title: string }[] | null) ?? []) titles.add(title)
      const next: string | undefined = /<([^>]+)>;\s*rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1]
      url = next ? new URL(next, mainApi).href : null
    }
    const recordingsAnswer = await http.send(`${aiService}/api/candidates/${candidate}/recordings`, { token })
    const names = new Set(
      ((jsonOf(recordingsAnswer) as { fileName: string }[] | null) ?? []).map(({ fileName }) => fileName),
    )
    for (const title of vacancies) keptTally.note(titles.has(title), 'a vacancy that was confirmed is gone')
    for (const name of recordings) keptTally.note(names.has(name), 'a recording that was confirmed is gone')
  }
  keptTally.remark(`${VICTIMS.length} kills`)
  return [keptTally.row(), returnTally.row()]
}

export const attack: Attack = { name: 'kills', point: 'before', seconds: 240, requests: 20_000, run }
