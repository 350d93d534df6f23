import { personaTraits, traitScore, vacancyAsText, vacancyTextHeadings, type PersonaData } from '@wervio/contracts'
import { composePersona } from '../../../src/engines/builtin/persona/compose-persona.ts'
import type { PersonaCase, TraitLabel } from '../../blind/personas/types.ts'
import { holdsWhole, namesWord } from './names-word.ts'

const HIGH = 7
const LOW = 4

const emptyFields = Object.fromEntries(Object.keys(vacancyTextHeadings).map((field) => [field, ''])) as Record<
  keyof typeof vacancyTextHeadings,
  string
>

/** The text that the product gives its engine: a form is written out with the product's headings. */
export const textOf = ({ source }: PersonaCase): string =>
  'form' in source ? vacancyAsText({ ...emptyFields, ...source.form }) : source.vacatureText

const part = <T>(all: readonly T[], isRight: (one: T) => boolean): number =>
  all.length === 0 ? 1 : all.filter(isRight).length / all.length

const isLevel = (score: number | null, level: TraitLabel['level']): boolean =>
  score !== null && (level === 'high' ? score >= HIGH : score <= LOW)

/** The five scores of a persona, in the order of `personaTraits`. */
export const traitScores = ({ persoonlijkheid }: PersonaData): (number | null)[] =>
  personaTraits.map((trait) => traitScore(persoonlijkheid.kenmerken[trait]))

/**
 * Scores of 0 to 1 of the persona that the rules make, as the README of the blind sets defines them: `questions` is the
 * part of all questions that name a task or hard skill, `tasks` the part of the tasks with a question.
 */
export const scorePersona = (labelled: PersonaCase): Record<string, number> => {
  const { persona } = composePersona(textOf(labelled))
  const questions = Object.values(persona.interview_vragen).flat()
  const isNamed = (label: string) => questions.some((question) => namesWord(question, label))
  const skills = persona.vaardigheden
  const labelledTraits = personaTraits.filter((trait) => labelled.traits[trait].level !== null)
  const subjects = [...labelled.hardSkills, ...labelled.tasks]
  return {
    skills: part(labelled.hardSkills, (label) => skills.some((skill) => namesWord(skill, label)) || isNamed(label)),
    questions: part(questions, (question) => subjects.some((label) => namesWord(question, label))),
    tasks: part(labelled.tasks, isNamed),
    neither: part(labelled.neither, (words) => ![...skills, ...questions].some((text) => holdsWhole(text, words))),
    traits: part(labelledTraits, (trait) =>
      isLevel(traitScore(persona.persoonlijkheid.kenmerken[trait]), labelled.traits[trait].level),
    ),
  }
}
