import { describe, expect, it } from '@jest/globals'
import { cvSets } from './labelled-cvs.ts'

describe('the labelled CV sets', () => {
  const tuned = cvSets().find(({ name }) => name === 'tuned')?.cvs ?? []

  it('holds at least thirty PDFs and three Word files, half of them Dutch', () => {
    expect(tuned.filter(({ path }) => path.endsWith('.pdf')).length).toBeGreaterThanOrEqual(30)
    expect(tuned.filter(({ path }) => path.endsWith('.docx')).length).toBeGreaterThanOrEqual(3)
    expect(tuned.filter(({ name }) => name.startsWith('nl-')).length * 2).toBeGreaterThanOrEqual(tuned.length)
  })

  it('names the current job among the jobs, and nobody real', () => {
    for (const { name, truth } of tuned) {
      if (truth.current_title) expect({ name, positions: truth.experience.map((job) => job.position) }).toEqual({ name, positions: expect.arrayContaining([truth.current_title]) })
      if (truth.email) expect(truth.email.toLowerCase()).toMatch(/@([\w-]+\.)?(example\.(nl|com)|voorbeeld\.nl)$/)
    }
  })
})
