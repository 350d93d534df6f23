import type { Unit } from '../../../../chat/context/units.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { capitalFirst } from '../../../../vacancy-text/language/capitals.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import { nameOf } from '../topic-names.ts'
import { answer, type Asking, type DirectAnswer } from './asking.ts'
import { positionsIn } from './positions.ts'

const NUMBERS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']
const ASKS = new RegExp(
  String.raw`\b(?:in|van|met) (?:(?:maximaal|hooguit|hoogstens|precies|ongeveer|max\.?|een paar|zo'n|minder dan) )?(\d{1,2}|${NUMBERS.slice(1).join('|')}|1)? ?(?:korte |volledige )?(?:zinnen|zin|regels|regel)\b`,
)
const WHOLE =
  /\b(?:vat|samenvat\w*|samengevat|beschrijf|omschrijf|vertel|zeg|leg|wie is|wat houdt|kort|typeer|schets|schrijf|geef|maak|over|uitleg\w*|verslag\w*)\b/
const A_FEW = 3
const MOST = 8

/** A fact in a sentence: the words of the source between quotes, without the full stop that would end the sentence. */
const quoted = (unit: Unit, { citations }: Asking): string => {
  const marks = unit.sources.map((source) => citations.mark(source)).join('')
  return `‘${unit.text.replace(/(?<![.!?…\s])[.!?…\s]+$/, '')}’ ${marks}`
}

type Sentence = () => string | null

const LONGEST_FACT = 160
const INNER_END = /[.!?] +\p{L}/u

/** The first units of a topic; what was said in a conversation only where nothing is written. */
const few = (id: string, units: readonly Unit[], most: number): Unit[] => {
  const facts = unitsOf(topicOf(id), units).units.filter(({ text }) => text.length <= LONGEST_FACT)
  const writtenFacts = facts.filter(({ speaker }) => speaker === '')
  const chosenFacts = writtenFacts.length > 0 ? writtenFacts : facts
  // A fact of two sentences would end the sentence it is quoted in.
  const whole = chosenFacts.filter(({ text }) => !INNER_END.test(text))
  return (whole.length > 0 ? whole : chosenFacts).slice(0, most)
}

const list = (units: readonly Unit[], asking: Asking) => joinWithEn(units.map((unit) => quoted(unit, asking)))

/** 'Lead ‘a’ en ‘b’.', or null without units. */
const sentence = (lead: string, units: readonly Unit[], asking: Asking): string | null =>
  units.length === 0 ? null : `${lead} ${list(units, asking)}.`

const sentencesOfVacancy = (asking: Asking): Sentence[] => {
  const units = asking.units.filter(({ side }) => side !== 'candidate')
  const part = (id: string, most = 1) => few(id, units, most)
  const who = () => {
    const [title, employer, place] = [
      part('title')[0],
      units.find(({ keys }) => /^vacature organisatie$/.test(keys)) ?? part('employer')[0],
      part('place')[0],
    ]
    const first = title ?? employer
    if (!first) return null
    const more = [
      ...(title && employer ? [`bij ${quoted(employer, asking)}`] : []),
      ...(place ? [`in ${quoted(place, asking)}`] : []),
    ]
    return `De vacature is ${[quoted(first, asking), ...more].join(' ')}.`
  }
  const terms = () => {
    const clauses = [
      ...part('hours').map((unit) => `de uren zijn ${quoted(unit, asking)}`),
      ...part('salary').map((unit) => `het salaris is ${quoted(unit, asking)}`),
      ...part('hard').map((unit) => `gevraagd wordt ${quoted(unit, asking)}`),
    ]
    const joinedClauses = joinWithEn(clauses)
    return joinedClauses === '' ? null : `${capitalFirst(joinedClauses)}.`
  }
  return [
    who,
    () => sentence('Het werk is onder meer', part('tasks', 3), asking),
    terms,
    () => sentence('Ook gevraagd wordt', part('hard', 4).slice(1), asking),
    () => sentence('Geboden wordt', part('benefits', 3), asking),
    () => sentence('Over de persoon staat er', part('soft', 3), asking),
    () => sentence('Over het team staat er', part('team', 1), asking),
    () => sentence('Over de cultuur staat er', part('culture', 1), asking),
  ]
}

const sentencesOfCandidate = (asking: Asking): Sentence[] => {
  const units = asking.units.filter(({ side }) => side !== 'vacancy')
  const positions = positionsIn(units)
  const [latest, ...earlier] = positions
  const part = (id: string, most = 1) => few(id, units, most)
  const name = capitalFirst(nameOf(asking.question))
  return [
    () =>
      latest
        ? `${name} heeft als ${latest.period?.current ? 'huidige' : 'laatste'} functie ${quoted(latest.unit, asking)}.`
        : (sentence(`${name} staat hier als`, part('role'), asking) ??
          sentence('Over het werk staat er', part('experience'), asking)),
    () =>
      earlier.length > 0
        ? sentence(
            'Eerder werk is',
            earlier.slice(0, 2).map(({ unit }) => unit),
            asking,
          )
        : null,
    () => {
      const skills = few('skills', units, 3)
      return sentence('Vaardigheden die er staan zijn', skills, asking)
    },
    () => sentence('De opleiding is', part('education', 2), asking),
    () => sentence('De talen zijn', part('languages', 3), asking),
    () => sentence('Over beschikbaarheid staat er', part('start', 1), asking),
    () => sentence('De salariswens is', part('salary', 1), asking),
    () => sentence('Over de uren staat er', part('hours', 1), asking),
    () => sentence('Over de motivatie staat er', part('motivation', 1), asking),
  ]
}

const PERSONA = /^persona\b/
const PERSONA_FIELDS = ['naam', 'ervaring', 'achtergrond', 'vaardigheden', 'motivatie', 'werkstijl', 'ambities']

/** A persona field by field, in the words of its keys. */
const sentencesOfPersona = (asking: Asking): Sentence[] =>
  PERSONA_FIELDS.map((field) => () => {
    const units = asking.units.filter(({ keys }) => keys.split(' ').at(-1) === field)
    return sentence(`Onder ${field} staat`, units.slice(0, 3), asking)
  })

/** 'Vat de taken samen': the part of a vacancy that alone is asked for. */
const PARTS: readonly (readonly [asks: RegExp, topic: string, lead: string])[] = [
  [/\b(?:taken|takenpakket|werkzaamheden|werk)\b/, 'tasks', 'Het werk is'],
  [/\b(?:eisen|functie-?eisen|vereisten|gevraagd\w*)\b/, 'hard', 'Gevraagd wordt'],
  [/\b(?:arbeidsvoorwaarden|voorwaarden|voordelen|aanbod)\b/, 'benefits', 'Geboden wordt'],
]
const SUMS_UP = /^\W*(?:kan je |kun je )?(?:vat|som|omschrijf|beschrijf|geef|leg)\b/
const MOST_OF_PART = 12

/** The items of one part, spread over as many sentences as were asked for. */
const sentencesOfPart = (asking: Asking, most: number): string[] | null => {
  const part = SUMS_UP.test(asking.text) ? PARTS.find(([asks]) => asks.test(asking.text)) : undefined
  if (!part || asking.question.kind === 'candidate') return null
  const [, topic, lead] = part
  const units = few(
    topic,
    asking.units.filter(({ side }) => side !== 'candidate'),
    MOST_OF_PART,
  )
  if (units.length === 0) return null
  const size = Math.ceil(units.length / Math.min(most, units.length))
  const leads = [lead, `Verder ${lead === 'Het werk is' ? 'hoort erbij' : lead.toLowerCase()}`]
  return Array.from({ length: Math.ceil(units.length / size) }, (_, at) =>
    sentence(leads[Math.min(at, 1)] ?? lead, units.slice(at * size, (at + 1) * size), asking),
  ).flatMap((each) => each ?? [])
}

/** Few sentences hold more each: what would be left over goes on behind a semicolon. */
const MOST_MERGED = 2
const mergedSentence = (sentences: readonly string[]): string =>
  sentences
    .map((each, index) => {
      const body = index === sentences.length - 1 ? each : each.replace(/\.$/, '')
      return index === 0 || /^\p{Lu}[^ ]* (?:heeft als|staat hier)/u.test(body)
        ? body
        : `${body.charAt(0).toLowerCase()}${body.slice(1)}`
    })
    .join('; ')

/** 'Vat samen in drie zinnen': as many sentences as were asked for, each of the context's own words. */
export const answerInSentences: DirectAnswer = (asking) => {
  const { text, question, units } = asking
  const asks = ASKS.exec(text)
  if (!asks || !WHOLE.test(text) || units.length === 0) return null
  const number = asks[1] === undefined ? (/\bzin\b|\bregel\b/.test(asks[0]) ? 1 : A_FEW) : NUMBERS.indexOf(asks[1])
  const most = Math.min(number > 0 ? number : Number(asks[1]) || A_FEW, MOST)
  const ofPart = sentencesOfPart(asking, most)
  if (ofPart !== null) return answer(ofPart.join(' '))
  const isCandidate =
    question.kind === 'candidate' || (question.kind === 'general' && question.reading.candidateName !== null)
  const answerSentences: string[] = []
  const isPersona = units.every(({ keys }) => PERSONA.test(keys))
  const sentences = isPersona ? sentencesOfPersona : isCandidate ? sentencesOfCandidate : sentencesOfVacancy
  for (const next of sentences(asking)) {
    if (answerSentences.length === most + MOST_MERGED) break
    const nextSentence = next()
    if (nextSentence !== null) answerSentences.push(nextSentence)
  }
  const last = answerSentences.slice(most - 1)
  return answerSentences.length === 0
    ? null
    : answer([...answerSentences.slice(0, most - 1), mergedSentence(last)].join(' ').trim())
}
