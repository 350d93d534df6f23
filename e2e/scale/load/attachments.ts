import { createHash } from 'node:crypto'
import type { Attachment, Vacancy } from '@wervio/contracts'
import { sampleVacancy } from '../../bench/sample-vacancy.ts'
import { isConfirmed, type Work, type Worker } from './work.ts'

const BYTES = 300_000

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Files that are uploaded to a vacancy; each is another, and has to come back byte for byte. */
export const workOnAttachments = ({ recruiter: { token }, caller, random, number }: Worker): Work => {
  const expected: { id: string; sum: string }[] = []
  let vacancyId: string | null = null
  let unknown = 0

  const requireVacancy = async (): Promise<string | null> => {
    if (vacancyId !== null) return vacancyId
    const { status, body } = await caller.callJson<Vacancy>('create a vacancy', '/api/vacancies', {
      token,
      method: 'POST',
      body: sampleVacancy(number()),
    })
    if (isConfirmed(status)) vacancyId = body.id
    return vacancyId
  }

  const upload = async (): Promise<void> => {
    const vacancy = await requireVacancy()
    if (vacancy === null) return
    const content = Buffer.from(`Bijlage ${number()}\n`.padEnd(1_000 + random.below(BYTES), 'abc\n'))
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content)], `bijlage-${number()}.txt`, { type: 'text/plain' }))
    const answer = await caller.call('upload a file', 'main-api', `/api/vacancies/${vacancy}/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (isConfirmed(answer.status)) {
      const { id } = JSON.parse(answer.body.toString()) as Attachment
      expected.push({ id, sum: sumOf(content) })
    } else unknown += 1
  }

  return {
    step: upload,
    check: async () => {
      const problems: string[] = []
      for (const { id, sum } of expected) {
        const { status, body } = await caller.call('read a file', 'main-api', `/api/files/${id}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        if (status !== 200) problems.push(`a confirmed file answers ${status}`)
        else if (sumOf(body) !== sum) problems.push('a confirmed file came back with other bytes')
      }
      return { counts: { 'files confirmed': expected.length, 'files unknown': unknown }, problems }
    },
  }
}
