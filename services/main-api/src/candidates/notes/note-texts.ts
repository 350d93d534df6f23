import { sql, type SQL } from 'drizzle-orm'
import { candidateNotes, candidates } from '../table.ts'

/**
 * Divides the texts of notes in `note_texts`. No text holds U+001F, and no phrase of a search runs across it; the line
 * ends divide words.
 */
const DIVIDER = '\n\u001f\n'
const divider = sql`E'\\n\\u001f\\n'`

/** The text of the newest note: what the specification's single field reads. */
export const newestNote = sql<string | null>`nullif(split_part(${candidates.note_texts}, ${divider}, 1), '')`

/** The value of `note_texts` for a candidate, as the notes stand. */
export const noteTextsOf = (candidateId: string): SQL => sql`(
  select string_agg(${candidateNotes.text}, ${divider} order by ${candidateNotes.created_at} desc, ${candidateNotes.id} desc)
  from ${candidateNotes} where ${candidateNotes.candidate_id} = ${candidateId} and ${candidateNotes.deleted_at} is null)`

export const splitNoteTexts = (noteTexts: string | null): string[] => noteTexts?.split(DIVIDER) ?? []
