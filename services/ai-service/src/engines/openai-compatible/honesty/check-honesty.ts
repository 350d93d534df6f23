import { cleanText, tidyLine } from '../../../vacancy-text/language/clean.ts'
import { splitSentences } from '../../../vacancy-text/language/sentences.ts'
import type { VacancyForm } from '../../../vacancy-text/form.ts'
import { polishItems } from '../../../vacancy-text/lists/polish.ts'
import type { Answer } from '../answer.ts'
import { createBenefitCheck } from './benefits.ts'
import { createFactCheck, saidBy } from './claims.ts'
import { unknownNames } from './names.ts'

const line = (text: string) => tidyLine(cleanText(text).replace(/\s*\n\s*/g, ' '))
const quote = (text: string) => `‘${text.length > 120 ? `${text.slice(0, 119)}…` : text}’`

/**
 * Takes out every sentence and item with a number, amount, date, address, telephone number or benefit that the form
 * doesn't hold. `warnings` says in Dutch what was removed and which names to check; an empty part is removed without a
 * warning.
 */
export const checkHonesty = (answer: Answer, form: VacancyForm): { answer: Answer; warnings: string[] } => {
  const warnings: string[] = []
  const factsHold = createFactCheck(saidBy(form))
  const benefitsHold = createBenefitCheck(form)
  const holds = (text: string) => {
    if (!factsHold(text)) warnings.push(`Weggelaten, want het formulier noemt dit gegeven niet: ${quote(text)}`)
    else if (!benefitsHold(text))
      warnings.push(`Weggelaten, want het formulier noemt deze arbeidsvoorwaarde niet: ${quote(text)}`)
    else return true
    return false
  }
  const prose = (text: string) => splitSentences(line(text)).filter(holds).join(' ')
  const present = (text: string) => text !== ''
  const checked: Answer = {
    intro: prose(answer.intro),
    sections: answer.sections.map(({ heading, paragraphs, items }) => ({
      heading: line(heading).replace(/(?<![.:])[.:]+$/, ''),
      paragraphs: paragraphs.map(prose).filter(present),
      items: polishItems(items.map(line)).filter(holds),
    })),
  }
  const sections = checked.sections.filter(({ heading, paragraphs, items }) => {
    if (paragraphs.length + items.length === 0) return false
    return heading !== '' && holds(heading)
  })
  const texts = [checked.intro, ...sections.flatMap((part) => [...part.paragraphs, ...part.items])]
  const names = unknownNames(texts, saidBy(form))
  if (names.length > 0)
    warnings.push(`Deze namen staan niet in het formulier; controleer ze: ${names.slice(0, 10).join(', ')}.`)
  return { answer: { intro: checked.intro, sections }, warnings }
}
