import { neverInTitle, neverPublishable } from '../blind/vacancy-forms/unpublishable.ts'
import type { Misplaced, VacancyFormCase } from '../blind/vacancy-forms/types.ts'
import type { Wording } from '../blind/wording.ts'
import { holds, saysFact } from '../chat/blind/score-answer.ts'
import { type WrittenText, writeForm } from './write-form.ts'

/** A text is publishable with at least this part of its facts. */
const ENOUGH_FACTS = 0.9

/**
 * What a case lacks: facts and notation not said, words it may not say, things in the wrong section, a title refused.
 */
export type Faults = {
  facts: unknown[]
  notation: unknown[]
  forbidden: Wording[]
  sections: Misplaced[]
  title: string | null
}

const partOf = (all: number, faults: number): number => (all === 0 ? 1 : (all - faults) / all)

const isAccepted = (title: string, titles: readonly string[]): boolean => {
  const bare = title.replace(/ \(m\/v\/x\)$/i, '').toLowerCase()
  return titles.some((accepted) => accepted.toLowerCase() === bare) && !neverInTitle.some((bad) => holds(bare, bad))
}

/** Whether the words stand in their own section and in no other; the intro and headings are none. */
const isInItsSection = ({ lines }: WrittenText, { text, section }: Misplaced): boolean => {
  const places = new Set(
    lines
      .filter((line) => holds(line.text, text))
      .flatMap((line) => (/intro|heading/.test(line.section) ? [] : [line.section])),
  )
  return places.size === 1 && places.has(section)
}

/** What a labelled form's text gets wrong, as the README of the blind sets defines it. */
export const faultsOf = (labelled: VacancyFormCase): Faults => {
  const output = writeForm(labelled.form)
  const text = [output.title, ...output.lines.map((line) => line.text)].join('\n')
  return {
    facts: labelled.mustContain.filter((fact) => !saysFact(text, fact)),
    notation: (labelled.notation ?? []).filter((fact) => !saysFact(text, fact)),
    forbidden: [...labelled.mustNotContain, ...neverPublishable].filter((bad) => holds(text, bad)),
    sections: (labelled.sections ?? []).filter((misplaced) => !isInItsSection(output, misplaced)),
    title: isAccepted(output.title, labelled.titles) ? null : output.title,
  }
}

/** Scores of 0 to 1 for each field that the case has a label for. */
export const scoreForm = (labelled: VacancyFormCase): Record<string, number> => {
  const faults = faultsOf(labelled)
  const facts = partOf(labelled.mustContain.length, faults.facts.length)
  const isClean = faults.forbidden.length === 0 && faults.title === null
  const isPublishable = isClean && facts >= ENOUGH_FACTS && faults.sections.length === 0
  return {
    facts,
    ...(labelled.notation ? { notation: partOf(labelled.notation.length, faults.notation.length) } : {}),
    title: Number(faults.title === null),
    clean: Number(isClean),
    ...(labelled.sections ? { sections: partOf(labelled.sections.length, faults.sections.length) } : {}),
    publishable: Number(isPublishable),
  }
}

/** The mean of each field over the forms that have a label for it. */
export const meansOf = (scores: readonly Record<string, number>[]): Record<string, number> => {
  const byField = Map.groupBy(
    scores.flatMap((fields) => Object.entries(fields)),
    ([field]) => field,
  )
  return Object.fromEntries(
    [...byField].map(([field, entries]) => [
      field,
      entries.reduce((sum, [, score]) => sum + score, 0) / entries.length,
    ]),
  )
}
