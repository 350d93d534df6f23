import { getTableColumns } from 'drizzle-orm'
import { candidates } from './table.ts'

const { organisation_id: _organisation, recruiter_id: _recruiter, updated_at: _updated, ...shown } = getTableColumns(candidates)

/** The columns of a candidate as the contract has it. */
export const candidateColumns = shown
