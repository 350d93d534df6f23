import { getTableColumns } from 'drizzle-orm'
import { vacancies } from './table.ts'

const {
  organisation_id: _organisation,
  creation_key: _key,
  description_made_by: _made,
  description_version: _version,
  description_at: _at,
  description_by: _by,
  search_text: _search,
  title_key: _title,
  company_key: _company,
  ...contractColumns
} = getTableColumns(vacancies)

/** The columns of a vacancy as the contract has it. */
export const vacancyColumns = contractColumns
