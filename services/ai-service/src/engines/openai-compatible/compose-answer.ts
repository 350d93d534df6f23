import type { TextLanguage } from '@wervio/contracts'
import { type Block, paragraph, section, type VacancyDocument } from '../../vacancy-text/document.ts'
import { factsOf } from '../../vacancy-text/facts/facts.ts'
import { describeTitle } from '../../vacancy-text/facts/title.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'
import type { Answer } from './answer.ts'

const listOf = (items: string[]): Block[] => (items.length > 0 ? [{ kind: 'list', items }] : [])

/**
 * The checked answer as a document; title and facts come from the form itself. Null when too little is left to be a
 * text.
 */
export const composeAnswer = (
  { intro, sections }: Answer,
  form: VacancyForm,
  language: TextLanguage,
): VacancyDocument | null => {
  const body = sections.flatMap(({ heading, paragraphs, items }) =>
    section(heading, [...paragraphs.map(paragraph), ...listOf(items)]),
  )
  if (body.length === 0) return null
  return {
    title: describeTitle(form.title),
    blocks: [...(intro === '' ? [] : [paragraph(intro)]), ...factsOf(form, { language }), ...body],
  }
}
