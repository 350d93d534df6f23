import { composeVacancy } from '../../src/engines/builtin/compose.ts'
import { readForm } from '../../src/vacancy-text/form.ts'
import { renderHtml } from '../../src/vacancy-text/render-html.ts'
import type { Section, VacancyForm } from '../blind/vacancy-forms/types.ts'
import { comparable } from '../chat/blind/score-answer.ts'
import { blocksOf } from '../text-checks.ts'

/** A line of a written text; the intro stands in no section. */
export type Line = { text: string; section: Section | 'heading' | 'intro' }
export type WrittenText = { title: string; lines: Line[] }

/** The day on which forms are read: a closing date before it is over. */
const TODAY = new Date('2026-11-30T12:00:00Z')

const HEADINGS: readonly [RegExp, Section][] = [
  [/^wat ga je doen/i, 'tasks'],
  [/^wie ben jij/i, 'requirements'],
  [/^wat bieden wij/i, 'offer'],
  [/^wanneer werk je/i, 'hours'],
  [/^waar werk je/i, 'place'],
  [/^solliciteren/i, 'contact'],
]
const FACTS: readonly [RegExp, Section][] = [
  [/^uren: /i, 'hours'],
  [/^locatie: /i, 'place'],
  [/^(?:salaris|tarief): /i, 'offer'],
  [/^(?:organisatie|sector): /i, 'about'],
]
const sectionOf = (text: string, names: readonly [RegExp, Section][]): Section | undefined =>
  names.find(([name]) => name.test(text))?.[1]

/** The text that the rules write for a form, line by line, made plain as the README of the blind sets says. */
export const writeForm = (form: VacancyForm): WrittenText => {
  const [title, ...blocks] = blocksOf(renderHtml(composeVacancy(readForm(form), TODAY)))
  let section: Section | undefined
  const lines = blocks.map(({ tag, text }): Line => {
    const line = comparable(text)
    if (tag !== 'h2') return { text: line, section: section ?? sectionOf(line, FACTS) ?? 'intro' }
    section = sectionOf(line, HEADINGS) ?? 'about'
    return { text: line, section: 'heading' }
  })
  return { title: comparable(title?.text ?? ''), lines }
}
