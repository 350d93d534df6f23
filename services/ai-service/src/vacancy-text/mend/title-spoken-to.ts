import type { VacancyForm } from '../form.ts'

/** 'De jurist staat in voor contracten': the work of the title is who applies, as other rules say it to them. */
export const withTitleSpokenTo = (form: VacancyForm): VacancyForm => {
  const [noun = ''] = /\p{L}{3,}/u.exec(form.title) ?? []
  const names = [form.title, noun].filter((name) => /^[\p{L} -]{3,60}$/u.test(name))
  if (names.length === 0) return form
  const spokenOf = new RegExp(`(?<=^|[.!?] |\\n)(?:De|Deze|Een|Onze) (?:${names.join('|')})(?= \\p{Ll}+t )`, 'giu')
  const speak = (text: string) => text.replace(spokenOf, 'De kandidaat')
  return { ...form, tasks: speak(form.tasks), hardSkills: speak(form.hardSkills), softSkills: speak(form.softSkills) }
}
