import { readFile } from 'node:fs/promises'
import { candidateDraft, vacancyDraft } from '@wervio/contracts'
import {
  candidateCvs,
  demoAttachments,
  demoCandidates,
  demoVacancies,
  fromCv,
  textRequest,
  type DemoCandidate,
} from '@wervio/demo-data'
import type { CandidateToInsert } from '../candidates/insert-candidate.ts'
import { sanitisePublication } from '../publication/sanitise.ts'
import type { VacancyToInsert } from '../vacancies/insert-vacancy.ts'
import type { AskSamples } from './ask-samples.ts'

export type SampleFile = { kind: 'cv' | 'attachment'; name: string; type: string; content: Buffer<ArrayBuffer> }
export type SamplePerson = { person: DemoCandidate; draft: CandidateToInsert; cv: SampleFile | null }
export type Samples = {
  vacancies: readonly VacancyToInsert[]
  people: readonly SamplePerson[]
  attachments: readonly (SampleFile & { vacancy: string })[]
}

/** A CV as `CV Fenna Zoutkamp.pdf`; null for somebody without one. */
const cvOf = async (name: string): Promise<SampleFile | null> => {
  const path = candidateCvs.get(name)
  return path ? { kind: 'cv', name: `CV ${name}.pdf`, type: 'application/pdf', content: await readFile(path) } : null
}

const makePerson = async (ask: AskSamples, person: DemoCandidate): Promise<SamplePerson> => {
  const { vacancy: _vacancy, steps: _steps, shortlisted: _shortlisted, ...entered } = person
  const cv = await cvOf(person.name)
  const draft = cv ? { ...fromCv(entered, await ask.readCv(cv)), cv_filename: cv.name } : entered
  return { person, draft: candidateDraft.parse(draft), cv }
}

const makeSamples = async (ask: AskSamples): Promise<Samples> => {
  const vacancies: VacancyToInsert[] = []
  for (const vacancy of demoVacancies) {
    const { html, made_by } = await ask.writeText(textRequest(vacancy))
    const description = sanitisePublication(html, 'description')
    vacancies.push(vacancyDraft.parse({ ...vacancy, description, description_made_by: made_by }))
  }
  // One after the other, so that recruiters at work needn't wait for them.
  const people: SamplePerson[] = []
  for (const person of demoCandidates) people.push(await makePerson(ask, person))
  const attachments = demoAttachments.map(({ content, ...attachment }) => ({
    kind: 'attachment' as const,
    ...attachment,
    content: Buffer.from(content),
  }))
  return { vacancies, people, attachments }
}

/**
 * Has the texts written and the CVs read at the first call, once for this process; after a failure the next call tries
 * again.
 */
export const createSamples = (ask: AskSamples): (() => Promise<Samples>) => {
  let samples: Promise<Samples> | null = null
  return () => {
    samples ??= makeSamples(ask).catch((error: unknown) => {
      samples = null
      throw error
    })
    return samples
  }
}
