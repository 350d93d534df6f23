import { candidateDraft, vacancyDraft } from '@wervio/contracts'
import {
  beginningsOf,
  pastPeople,
  pastPersonDraft,
  pastProcedures,
  pastVacancies,
  type DemoCandidate,
} from '@wervio/demo-data'
import type { Recruiter } from '@wervio/service-kit'
import { inArray, sql as fragment } from 'drizzle-orm'
import { redate } from '../applications/redate.ts'
import { writePast } from '../applications/write-past.ts'
import { insertCandidate, type Claim, type CandidateToInsert } from '../candidates/insert-candidate.ts'
import { shortlists } from '../candidates/table.ts'
import { insertFile } from '../files/insert-file.ts'
import type { Sql } from '../platform/database.ts'
import { insertVacancy, type VacancyToInsert } from '../vacancies/insert-vacancy.ts'
import { vacancies as vacancyRows } from '../vacancies/table.ts'
import type { Samples } from './samples.ts'
import { writeNotifications } from './write-notifications.ts'
import type { StoredFiles } from './store-files.ts'

/** Ids of vacancies by title, or of candidates by name. */
type Ids = Map<string, string>

const writeVacancies = async (sql: Sql, recruiter: Recruiter, drafts: readonly VacancyToInsert[]): Promise<Ids> => {
  const ids: Ids = new Map()
  for (const draft of drafts) {
    const vacancy = await insertVacancy(sql, recruiter, draft)
    if (vacancy) ids.set(vacancy.title, vacancy.id)
  }
  return ids
}

type Person = { person: Pick<DemoCandidate, 'name' | 'shortlisted'>; draft: CandidateToInsert }

/** All at once: the connection sends them one after the other without waiting for answers. */
const writePeople = async (sql: Sql, recruiter: Recruiter, people: readonly Person[], claim?: Claim): Promise<Ids> => {
  const rows = await Promise.all(
    people.map(async ({ person: { name }, draft }) => {
      const candidate = await insertCandidate(sql, recruiter, draft, claim)
      if (!candidate) throw new Error('a sample candidate was not inserted')
      return [name, candidate.id] as const
    }),
  )
  return new Map(rows)
}

const writeShortlist = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  people: readonly Person[],
  candidates: Ids,
): Promise<void> => {
  const entries = people.flatMap(({ person: { name, shortlisted } }) => {
    const id = candidates.get(name)
    return shortlisted && id ? [{ organisation_id: organisationId, account_id: accountId, candidate_id: id }] : []
  })
  if (entries.length > 0) await sql.insert(shortlists).values(entries)
}

const writeProcedures = async (sql: Sql, recruiter: Recruiter, ids: { vacancies: Ids; candidates: Ids }) => {
  const now = new Date()
  await writePast(sql, recruiter, pastProcedures(now, ids.vacancies, ids.candidates))
  await redate(sql, recruiter, beginningsOf(now, ids))
}

/** What a visitor sees first: the open vacancies with their files, and candidates with CVs and procedures. */
export const writeFirst = async (
  sql: Sql,
  recruiter: Recruiter,
  samples: Samples,
  files: StoredFiles,
): Promise<void> => {
  const vacancies = await writeVacancies(sql, recruiter, samples.vacancies)
  const claim: Claim = async (_sql, _recruiter, candidate_id, name) => {
    const file = files.get(name)
    if (file) await insertFile(sql, recruiter, { candidate_id }, file)
    return file !== undefined
  }
  const candidates = await writePeople(sql, recruiter, samples.people, claim)
  await writeShortlist(sql, recruiter, samples.people, candidates)
  for (const { vacancy, name } of samples.attachments) {
    const [file, vacancy_id] = [files.get(name), vacancies.get(vacancy)]
    if (file && vacancy_id) await insertFile(sql, recruiter, { vacancy_id }, file)
  }
  await writeProcedures(sql, recruiter, { vacancies, candidates })
  await writeNotifications(sql, recruiter, { vacancies, candidates }, new Date())
}

/** The past, on which the figures rest: vacancies in the archive and the people who went through their procedures. */
export const writeRest = async (sql: Sql, recruiter: Recruiter): Promise<void> => {
  const vacancies = await writeVacancies(
    sql,
    recruiter,
    pastVacancies.map((draft) => vacancyDraft.parse(draft)),
  )
  await sql
    .update(vacancyRows)
    .set({ archived_at: fragment`now()` })
    .where(inArray(vacancyRows.id, [...vacancies.values()]))
  const people = pastPeople.map((person) => ({ person, draft: candidateDraft.parse(pastPersonDraft(person)) }))
  const candidates = await writePeople(sql, recruiter, people)
  await writeProcedures(sql, recruiter, { vacancies, candidates })
}
