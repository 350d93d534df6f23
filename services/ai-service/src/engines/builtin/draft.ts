import { chooseBy, type Choose } from '../../vacancy-text/language/choose.ts'
import { isEnglish } from '../../vacancy-text/language/english.ts'
import { type Organisation, readClient, readOrganisation } from '../../vacancy-text/facts/organisation.ts'
import { placeInSentence } from '../../vacancy-text/facts/place.ts'
import { readRole, type Role } from '../../vacancy-text/facts/role.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'
import { type MendedForm, mendForm } from '../../vacancy-text/mend/mend-form.ts'

/** What the sections of one text share. */
export type Draft = {
  form: MendedForm
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

export const startDraft = (typed: VacancyForm, today: Date): Draft => {
  const form = mendForm(typed, today)
  return {
    form,
    choose: chooseBy([typed.title, typed.organisation, typed.location, typed.tasks].join('\n')),
    role: readRole(form.title, form.names),
    organisation: form.agency === null ? readOrganisation(form.organisation) : readClient(form.client),
    english: isEnglish([form.tasks, form.benefits, form.hardSkills, form.coreActivity, form.mission].join('\n')),
    place: placeInSentence(form.location),
    usedTexts: new Set(),
  }
}
