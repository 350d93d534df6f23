import { limits } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { customType, text } from 'drizzle-orm/pg-core'
import { fold, foldedText, lexemes } from '../../platform/schema.ts'

const keys = customType<{ data: string[] }>({ dataType: () => 'text[]' })

/** Limited, because an index row is limited: NFKD makes up to 18 letters of one. */
const key = (words: SQL): SQL => sql`left(${fold(sql`btrim(${words})`)}, ${sql.raw(String(limits.shortText))})`

/** Generated columns: the database derives them from the candidate's other columns, to search, sort and compare by. */
export const searchColumns = () => ({
  name_key: foldedText().generatedAlwaysAs((): SQL => key(sql`name`)),
  location_key: foldedText().generatedAlwaysAs((): SQL => key(sql`location`)),
  email_key: foldedText().generatedAlwaysAs((): SQL => key(sql`email`)),
  phone_key: text().generatedAlwaysAs((): SQL => sql`main.phone_key(phone)`),
  /** Each skill once, folded; `skill_names` says in the same order how the candidate has it. */
  skill_keys: keys().generatedAlwaysAs((): SQL => sql`main.skill_keys(skills)`),
  skill_names: keys().generatedAlwaysAs((): SQL => sql`main.skill_names(skills)`),
  /** Lexemes of name, title, skills and place, weighed: what search ranks by. */
  head: lexemes().generatedAlwaysAs((): SQL => sql`main.candidate_head(name, title, skills, location)`),
  /** Lexemes of every searchable field and of the organisation's id. Nothing of `sensitive`. */
  search: lexemes().generatedAlwaysAs(
    (): SQL =>
      sql`main.candidate_search(organisation_id, name, title, skills, location, email, phone, array[summary, note_texts, linkedin, availability, notice_period, hours], array[experience, education, languages, certificates, driving_licences], cv_text)`,
  ),
})
