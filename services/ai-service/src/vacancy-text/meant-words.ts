import { MEANT_WORDS, withoutMeantMarks, type GenerateVacancyRequest, type VacancyQuestion } from '@wervio/contracts'
import type { Block, VacancyDocument } from './document.ts'
import { capitalFirst } from './language/capitals.ts'

/** The words with the marks around them, as they stand in a field. */
export const markMeant = (words: string): string => `«${words.replace(/[«»\n]/g, ' ').trim()}»`

/** The form without the marks. */
export const withoutMarksIn = (request: GenerateVacancyRequest): GenerateVacancyRequest =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutMeantMarks(value) : value,
    ]),
  ) as GenerateVacancyRequest

/** A letter of a script that no form is written in begins what stands for such words, so that no rule reads them. */
const FIRST_LETTER = 0x1_03_30
const LETTERS = 26
const STANDS_FOR = /\u{10330}[\u{10331}-\u{1034a}]+/gu

const standFor = (index: number): string => {
  const lettersBefore = Math.floor(index / LETTERS)
  const letter = String.fromCodePoint(FIRST_LETTER + 1 + (index % LETTERS))
  return `${lettersBefore === 0 ? String.fromCodePoint(FIRST_LETTER) : standFor(lettersBefore - 1)}${letter}`
}

/** A form whose meant words are hidden from the rules, and how to put them back. */
export type HiddenWords = {
  form: GenerateVacancyRequest
  /** The text with the words in it. */
  show: (text: string) => string
  /** The text with the words between their marks, as it goes back into the form. */
  showMarked: (text: string) => string
}

/** Hides meant words, so that every rule leaves them where and as they are. */
export const hideMeantWords = (request: GenerateVacancyRequest): HiddenWords => {
  const words: string[] = []
  const hide = (text: string) =>
    text.replace(STANDS_FOR, '').replace(MEANT_WORDS, (_, typed: string) => standFor(words.push(typed.trim()) - 1))
  const form = Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name, typeof value === 'string' ? hide(value) : value]),
  ) as GenerateVacancyRequest
  const byLetters = new Map(words.map((typed, index) => [standFor(index), typed]))
  const put = (text: string, write: (typed: string) => string) =>
    byLetters.size === 0
      ? text
      : text.replace(STANDS_FOR, (letters) => {
          const typed = byLetters.get(letters)
          return typed === undefined ? '' : write(typed)
        })
  return { form, show: (text) => put(text, (typed) => typed), showMarked: (text) => put(text, markMeant) }
}

const showBlock = (block: Block, show: (text: string) => string): Block => {
  const showLine = (line: string) => (show(line) === line ? line : capitalFirst(show(line)))
  if (block.kind === 'list') return { ...block, items: block.items.map(showLine) }
  if (block.kind === 'facts')
    return { ...block, facts: block.facts.map(({ label, value }) => ({ label, value: show(value) })) }
  return { ...block, text: showLine(block.text) }
}

/** A written text with the words that were hidden from its rules. */
export const showInDocument = (document: VacancyDocument, { show }: HiddenWords): VacancyDocument => ({
  title: show(document.title),
  blocks: document.blocks.map((block) => showBlock(block, show)),
})

/** Questions with those words, so that an answer keeps them in the form. */
export const showInQuestions = (
  questions: readonly VacancyQuestion[],
  { show, showMarked }: HiddenWords,
): VacancyQuestion[] =>
  questions.map(({ options, ...question }) => ({
    ...question,
    quote: show(question.quote),
    question: show(question.question),
    options: options.map(({ label, changes }) => ({
      label: show(label),
      changes: Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, showMarked(value)])),
    })),
  }))
