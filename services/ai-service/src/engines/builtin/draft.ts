import { chooseBy, type Choose } from '../../vacancy-text/language/choose.ts'
import { isEnglish } from '../../vacancy-text/language/english.ts'
import { readOrganisation, type Organisation } from '../../vacancy-text/facts/organisation.ts'
import { placeInSentence } from '../../vacancy-text/facts/place.ts'
import { readRole, type Role } from '../../vacancy-text/facts/role.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'

/** What the sections of one text share. */
export type Draft = {
  form: VacancyForm
  choose: Choose
  role: Role | null
  organisation: Organisation
  /** Whether the form was filled in in English. */
  english: boolean
  /** 'in Utrecht', or null. */
  place: string | null
  /** Keys of the texts used so far, so that none is used twice. */
  usedTexts: Set<string>
}

export const startDraft = (form: VacancyForm): Draft => ({
  form,
  choose: chooseBy([form.title, form.organisation, form.location, form.tasks].join('\n')),
  role: readRole(form.title, form.names),
  organisation: readOrganisation(form.organisation),
  english: isEnglish([form.tasks, form.benefits, form.hardSkills, form.coreActivity, form.mission].join('\n')),
  place: placeInSentence(form.location),
  usedTexts: new Set(),
})
