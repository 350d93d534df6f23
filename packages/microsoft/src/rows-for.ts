import type { ConnectionKind, Stored } from './stored-connection.ts'

/** What somebody's Microsoft is asked for. Transcripts take a permission that an administrator grants apart. */
export type Purpose = ConnectionKind | 'transcripts'

const addressKey = ({ address }: Stored): string => address.trim().toLowerCase()

/**
 * The connections that serve a purpose, in the order in which they are tried. An agenda that was connected by itself
 * never becomes that of another account, also when it expired and Teams is signed in as somebody else.
 */
export const rowsFor = (rows: readonly Stored[], purpose: Purpose): Stored[] => {
  const teams = rows.filter(({ kind }) => kind === 'teams')
  const calendar = purpose === 'calendar' ? rows.find(({ kind }) => kind === 'calendar') : undefined
  return calendar ? [calendar, ...teams.filter((row) => addressKey(row) === addressKey(calendar))] : teams
}
