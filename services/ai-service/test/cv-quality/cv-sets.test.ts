import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { cvSets } from './labelled-cvs.ts'

/** Rows of the tables in the README of the set. */
const described = () =>
  readFileSync(new URL('../../cv-set/README.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, file = '', language = '', layout = '', producer = ''] = line.split('|').map((cell) => cell.trim())
      return /\.(pdf|docx)$/.test(file) ? [{ file, language, layout, producer }] : []
    })

describe('the labelled CV sets', () => {
  const tuned = cvSets().find(({ name }) => name === 'tuned')?.cvs ?? []

  it('holds at least thirty PDFs and three Word files', () => {
    expect(tuned.filter(({ path }) => path.endsWith('.pdf')).length).toBeGreaterThanOrEqual(30)
    expect(tuned.filter(({ path }) => path.endsWith('.docx')).length).toBeGreaterThanOrEqual(3)
  })

  it('has a half that was made apart, each of sixty CVs, half of them all Dutch, in ten layouts by five producers; each is described', () => {
    const sets = cvSets().filter(({ name }) => name !== 'public templates')
    const halves = sets.filter(({ name }) => name !== 'messy')
    expect(halves.map(({ open }) => open)).toEqual([true, false])
    const files = sets.flatMap(({ cvs }) => cvs.map(({ path }) => basename(path)))
    const rows = described()
    expect(new Set(rows.map(({ file }) => file))).toEqual(new Set(files))
    expect(Math.min(...halves.map(({ cvs }) => cvs.length))).toBeGreaterThanOrEqual(60)
    expect(rows.filter(({ language }) => language === 'nl').length * 2).toBeGreaterThanOrEqual(files.length)
    expect(new Set(rows.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(10)
    expect(new Set(rows.map(({ producer }) => producer)).size).toBeGreaterThanOrEqual(5)
  })

  it('names the current job among the jobs, and nobody real', () => {
    for (const { name, truth } of tuned) {
      if (truth.current_title)
        expect({ name, positions: truth.experience.map((job) => job.position) }).toEqual({
          name,
          positions: expect.arrayContaining([truth.current_title]),
        })
      if (truth.email)
        expect(truth.email.toLowerCase()).toMatch(/@([\w-]+\.)?(example\.(nl|com|org|net)|voorbeeld\.nl)$/)
    }
  })
})
