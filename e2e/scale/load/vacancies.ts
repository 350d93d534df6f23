import type { Vacancy } from '@wervio/contracts'
import { sampleVacancy } from '../../bench/sample-vacancy.ts'
import { isConfirmed, type Work, type Worker } from './work.ts'

type Expected = {
  id: string
  /** The value of the last confirmed write, and those of later ones of which nothing is known. */
  location: string
  maybe: string[]
}

/** Vacancies that are created and edited; each edit sets a place of its own. */
export const workOnVacancies = ({ recruiter: { token }, caller, random, number }: Worker): Work => {
  const expected: Expected[] = []
  const unknown = new Set<string>()

  const create = async (): Promise<void> => {
    const title = `Vacature ${number()}`
    const { status, body } = await caller.callJson<Vacancy>('create a vacancy', '/api/vacancies', {
      token,
      method: 'POST',
      body: { ...sampleVacancy(0), title },
    })
    if (isConfirmed(status)) expected.push({ id: body.id, location: body.location, maybe: [] })
    else unknown.add(title)
  }

  const edit = async (): Promise<void> => {
    const vacancy = random.pick(expected)
    const location = `Plaats ${number()}`
    const { status } = await caller.callJson('edit a vacancy', `/api/vacancies/${vacancy.id}`, {
      token,
      method: 'PUT',
      body: { location },
    })
    if (isConfirmed(status)) Object.assign(vacancy, { location, maybe: [] })
    else vacancy.maybe.push(location)
  }

  return {
    step: () => (expected.length < 3 || random.chance(0.3) ? create() : edit()),
    check: async () => {
      const problems: string[] = []
      const titles = new Map<string, number>()
      for (const { id, location, maybe } of expected) {
        const { status, body } = await caller.callJson<Vacancy>('read a vacancy', `/api/vacancies/${id}`, { token })
        if (status !== 200) problems.push(`a confirmed vacancy answers ${status}`)
        else if (![location, ...maybe].includes(body.location)) problems.push('a vacancy lost a confirmed edit')
        else titles.set(body.title, (titles.get(body.title) ?? 0) + 1)
      }
      if ([...titles.values()].some((count) => count > 1)) problems.push('a vacancy is there twice')
      return { counts: { 'vacancies confirmed': expected.length, 'vacancies unknown': unknown.size }, problems }
    },
  }
}
