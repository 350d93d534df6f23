import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { cvOf } from '../../src/cv/testing/cv-of.ts'
import { readCv } from '../../src/cv/read-cv.ts'
import type { PreparedCandidate } from '../../src/matching/candidate/prepared.ts'
import { matchedFieldsOf, type MatchedCandidate } from '../../src/matching/candidate/candidate.ts'
import { namelessCandidate, type NamedCandidate } from '../../src/matching/candidate/nameless.ts'
import { readForMatching } from '../../src/matching/results/score.ts'
import type { MatchedVacancy } from '../../src/matching/requirements/derive.ts'

/** The day on which the grades were given. */
export const TODAY = '2026-11-23'

const grade = z.object({ grade: z.int().min(0).max(3), reason: z.string().optional() })
const gradeFile = z.record(z.string(), z.record(z.string(), grade))
const vacancyFile = z.record(z.string(), z.string())

/**
 * `free-text`: vacancies of which there is only a text. `second-open`, `third`: by somebody who hadn't read the rules,
 * which may look at them since they were scored once. `blind-kept` is kept from the rules.
 */
export type MatchSetName = 'labelled' | 'second-open' | 'third' | 'blind-kept' | 'free-text'

export type MatchSet = {
  vacancies: Map<string, MatchedVacancy>
  /** As they are stored, as the rules see them, and as the rules read them. */
  candidates: Map<string, { text: string; stored: NamedCandidate; cv: MatchedCandidate; prepared: PreparedCandidate }>
  /** The grade of a candidate for a vacancy, 0 to 3. */
  gradeOf: (vacancy: string, candidate: string) => number
}

/** The form of a labelled vacancy as a stored one. */
const vacancyOf = (form: Record<string, string>): MatchedVacancy => {
  const field = (name: string) => form[name] ?? ''
  return {
    title: field('functie'),
    location: field('locatie'),
    hours: field('uren'),
    sector: field('sector'),
    specific_tasks: field('specifieke_taken'),
    hard_skills: field('hard_skills'),
    soft_skills: field('soft_skills'),
    description: field('tekst'),
  }
}

const filesIn = (folder: string, ending: string): [name: string, content: string][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => [basename(file, ending), readFileSync(join(folder, file), 'utf8')])

/** Reads a labelled set: vacancies, CVs as the reader reads them, and grades. */
export const readMatchSet = (name: MatchSetName): MatchSet => {
  const folder = join(import.meta.dirname, name)
  const grades = gradeFile.parse(JSON.parse(readFileSync(join(folder, 'grades.json'), 'utf8')))
  return {
    vacancies: new Map(
      filesIn(join(folder, 'vacancies'), '.json').map(([key, content]) => [
        key,
        vacancyOf(vacancyFile.parse(JSON.parse(content))),
      ]),
    ),
    candidates: new Map(
      filesIn(join(folder, 'cvs'), '.txt').map(([key, text]) => {
        const { name: ownName, cv_text, ...fields } = readCv(cvOf(text.replace(/^(\s*)[-•]\s/gmu, '$1* ')))
        const stored = { ...matchedFieldsOf(fields), cv_text, name: ownName }
        const cv = namelessCandidate(stored)
        return [key, { text, stored, cv, prepared: readForMatching(cv, TODAY) }]
      }),
    ),
    gradeOf: (vacancy, candidate) => grades[vacancy]?.[candidate]?.grade ?? 0,
  }
}
