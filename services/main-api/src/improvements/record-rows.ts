import { improvementRecord, type ImprovementRecord } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { candidates } from '../candidates/table.ts'
import { vacancies } from '../vacancies/table.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())
const row = improvementRecord.extend({ at: moment, since: moment.nullable() })

/** The rows of a statement as records of the contract. */
export const parseRecords = (rows: unknown): ImprovementRecord[] => z.array(row).parse(rows)

/** Records with the names of candidate and vacancy; `rows` has their other columns. */
export const withNames = (rows: SQL, order: SQL): SQL => sql`
  select record.id, record.candidate_id, person.name as candidate_name, record.vacancy_id, vacancy.title as vacancy_title, record.at, record.since, record.days, record.stage, record.outcome, record.reason
  from (${rows}) record join ${vacancies} vacancy on vacancy.id = record.vacancy_id left join ${candidates} person on person.id = record.candidate_id
  order by ${order}`
