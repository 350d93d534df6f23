import type { VacancyForm } from '../form.ts'
import { splitSentences, withoutEnd } from '../language/sentences.ts'

/** How a sentence begins that tells the pay, up to its sums. */
const PAY_LEAD =
  /^(?:(?:het|de|je|jouw|ons|onze|een|qua|voor) )*(?:\p{L}*(?:loon|salaris|verloning|wedde|bezoldiging|inkomen)|(?:we|wij) (?:betalen|bieden(?: een (?:loon|salaris))?)|je verdient|verdiensten?)(?: (?:is|zijn|bedraagt|situeert zich|ligt|zit|gaat|varieert|komt|start|begint|loopt|kan|gaat het om|krijgt|hiervoor|daarvoor|je|hier|voor deze functie|uit|op|van|bij))* ?:? ?(?=(?:(?:tussen|van|vanaf|tot|rond|ongeveer|ca\.?|circa|min\.?|minimaal|max\.?|maximaal|minstens|de|bruto|netto|op) )*(?:€ ?)?\d)/iu
/** A sum of pay: with a sign or a kind or period behind it, or of four figures. */
const SUM =
  /€ ?\d|(?<!\d)\d\.?\d{3}(?!\d)|\d{2}[.,]\d{2} ?(?:euro|bruto|per uur|p\/u|\/ ?u)|\d ?(?:euro|bruto|netto)\b/iu

/** How a sentence begins that tells the hours of a week, up to those. */
const HOURS_LEAD =
  /^(?:(?:de|een|onze) )*(?:(?:volledige |normale )?(?:werkweek|arbeidsweek|arbeidsduur) (?:telt|is|bedraagt|van)|(?:voltijds|fulltime|deeltijds) (?:is|betekent|wil zeggen)(?: bij ons| hier)?|(?:het|de functie|de job|de baan) (?:gaat om|is|betreft)(?: voor)?|(?:het )?(?:uurrooster|rooster|werkrooster) (?:is|loopt|telt)|je werkt|(?:we|wij) werken|u werkt)(?: (?:een|gemiddeld|ongeveer|minimaal|minstens|in principe|meestal|week van|contract van|functie van))* ?(?=\d{1,2}(?:[.,]\d)?(?: ?(?:-|–|tot|à|of) ?\d{1,2})? ?(?:u|uur|uren)(?: ?(?:\/|per) ?(?:week|w)\b|,| van |$|\/))/iu
/** 'Het betreft een voltijdse functie (38u)': the words before the hours say how much of a week they are. */
const KIND_OF_WEEK =
  /^(?:het|dit) (?:betreft|gaat om|is) een (vol|deel|half)tijdse (?:functie|job|betrekking|baan|tewerkstelling)(?=[ (,]*\d{1,2} ?(?:u|uur))/iu
const TELEWORK = /\b(?:telewerk|thuiswerk)\p{L}*/iu
const MOST_CHARACTERS = 140

type ProseFacts = { pay: string[]; hours: string[]; telework: string[]; rest: string }

const CLAUSE = /, (?:en )?(?=\p{L})/u

/** The clauses of a sentence that begin as pay or hours do, each with what belongs to it behind it. */
const factClausesOf = (sentence: string): string[] =>
  sentence.split(CLAUSE).reduce<string[]>((clauses, clause) => {
    const last = clauses.at(-1)
    return last === undefined || PAY_LEAD.test(clause) || HOURS_LEAD.test(clause)
      ? [...clauses, clause]
      : [...clauses.slice(0, -1), `${last}, ${clause}`]
  }, [])

const takeFrom = (text: string, wantsPay: boolean, wantsHours: boolean): ProseFacts => {
  const facts: ProseFacts = { pay: [], hours: [], telework: [], rest: '' }
  const lines = text.split('\n').map((line) => {
    const sentences = splitSentences(line)
    return sentences
      .flatMap((sentence) => {
        if (sentence.length > MOST_CHARACTERS) return [sentence]
        if (sentences.length > 1 && TELEWORK.test(sentence)) {
          facts.telework.push(withoutEnd(sentence))
          return []
        }
        const others = factClausesOf(withoutEnd(sentence)).filter((clause) => {
          if (wantsPay && PAY_LEAD.test(clause) && SUM.test(clause)) {
            facts.pay.push(clause.replace(PAY_LEAD, ''))
            return false
          }
          if (wantsHours && KIND_OF_WEEK.test(clause)) {
            facts.hours.push(clause.replace(KIND_OF_WEEK, (_, part: string) => `${part.toLowerCase()}tijds`))
            return false
          }
          if (wantsHours && HOURS_LEAD.test(clause)) {
            facts.hours.push(clause.replace(HOURS_LEAD, ''))
            return false
          }
          return true
        })
        if (others.length === 0) return []
        return others.join(', ') === withoutEnd(sentence) ? [sentence] : [`${others.join(', ')}.`]
      })
      .join(' ')
  })
  facts.rest = lines.filter((line, index) => line !== '' || text.split('\n')[index] === '').join('\n')
  return facts
}

const FIELDS = ['tasks', 'hardSkills', 'benefits', 'culture'] as const

/**
 * The form with the pay and the hours of a week in their own fields, when those are empty or refer elsewhere and a
 * sentence of another field tells them: 'Het loon ligt tussen 2.600 en 3.100, voltijds is 38u/week.'
 */
export const withFactsOfProse = (form: VacancyForm): VacancyForm => {
  let mendedForm = form
  for (const field of FIELDS) {
    const { pay, hours, telework, rest } = takeFrom(
      mendedForm[field],
      mendedForm.salary === '',
      !/\d{2}|\d ?u/.test(mendedForm.hours),
    )
    if (pay.length + hours.length + telework.length === 0) continue
    mendedForm = {
      ...mendedForm,
      [field]: rest.trim(),
      salary: [mendedForm.salary, ...pay].filter((part) => part !== '').join(', '),
      hours: [mendedForm.hours, ...hours].filter((part) => part !== '').join(', '),
    }
    if (telework.length > 0)
      mendedForm = {
        ...mendedForm,
        benefits: [mendedForm.benefits, ...telework].filter((part) => part !== '').join('\n'),
      }
  }
  return mendedForm
}
