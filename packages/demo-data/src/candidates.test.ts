import { candidateDraft, createApplication, updateApplication } from '@wervio/contracts'
import { expect, test } from '@jest/globals'
import { demoAttachments } from './attachments.ts'
import { demoCandidates } from './candidates.ts'
import { demoVacancies } from './vacancies.ts'

const titles = new Set(demoVacancies.map(({ title }) => title.trim()))
const candidatesByName = demoCandidates.map((candidate) => [candidate.name, candidate] as const)

test('about ten candidates of different names, in several vacancies and at different stages', () => {
  expect(new Set(demoCandidates.map(({ name }) => name)).size).toBe(demoCandidates.length)
  expect(demoCandidates.length).toBeGreaterThanOrEqual(10)
  const last = demoCandidates.map(({ steps = [] }) => steps.findLast((step) => 'stage' in step)?.stage ?? 1)
  expect(new Set(last).size).toBe(5)
  expect(new Set(demoCandidates.map(({ vacancy }) => vacancy)).size).toBeGreaterThan(4)
})

test('some are in no procedure, some in one, some hired and some rejected, so that every status is there', () => {
  const outcomes = demoCandidates.map(({ vacancy, steps = [] }) =>
    vacancy === undefined ? 'none' : (steps.findLast((step) => 'outcome' in step)?.outcome ?? 'open'),
  )
  expect([...new Set(outcomes)]).toEqual(expect.arrayContaining(['none', 'open', 'hired', 'rejected']))
  expect(demoCandidates.filter(({ shortlisted }) => shortlisted).length).toBeGreaterThan(1)
})

test.each(candidatesByName)(
  '%s is a candidate of the contract, and nobody real',
  (_, { vacancy, steps = [], shortlisted: _shortlisted, ...draft }) => {
    expect(candidateDraft.parse(draft)).toMatchObject({
      email: expect.stringMatching(/@example\.nl$/),
      title: expect.any(String),
      location: expect.any(String),
    })
    if (vacancy !== undefined) expect(titles).toContain(vacancy)
    let stands: Record<string, unknown> = {
      stage: createApplication.body.shape.stage.parse(undefined),
      outcome: 'open',
      reason: null,
    }
    for (const step of steps) {
      const next = { ...stands, ...updateApplication.body.parse(step) }
      // A step that changes nothing isn't stored, so an interrupted seeding would repeat it.
      expect(next).not.toEqual(stands)
      stands = next
    }
  },
)

test.each(demoAttachments.map((attachment) => [attachment.name, attachment] as const))(
  '%s belongs to a sample vacancy and is what it says',
  (_, { vacancy, type, content }) => {
    expect(titles).toContain(vacancy)
    const isPdf = content.subarray(0, 5).toString() === '%PDF-'
    expect(type).toBe(isPdf ? 'application/pdf' : 'text/plain')
    if (!isPdf) return
    const text = content.toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    for (const [, offset = ''] of text.matchAll(/(\d{10}) 00000 n/g))
      expect(text.slice(Number(offset))).toMatch(/^\d+ 0 obj/)
  },
)
