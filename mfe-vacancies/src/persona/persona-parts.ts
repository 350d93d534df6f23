import { personaTraits, traitLabels, type Persona } from '@wervio/contracts'

export type PersonaPart = { title: string; text: string }

const withText = (parts: PersonaPart[]) => parts.filter(({ text }) => text.trim() !== '')

/** Who the ideal is, part by part; parts without text are left out. */
export const profileParts = (persona: Persona): PersonaPart[] =>
  withText([
    { title: 'Ervaring', text: persona.ervaring },
    { title: 'Achtergrond', text: persona.achtergrond },
    { title: 'Motivatie', text: persona.motivatie },
    { title: 'Werkstijl', text: persona.werkstijl },
    { title: 'Ambities', text: persona.ambities },
  ])

/** The three reasons for a match. */
export const reasonParts = ({ wetenschappelijke_onderbouwing: reasons }: Persona): PersonaPart[] =>
  withText([
    { title: 'Match met de functie', text: reasons.functie_match },
    { title: 'Match met de organisatie', text: reasons.organisatie_match },
    { title: 'Match met het team', text: reasons.team_match },
  ])

export type QuestionGroup = { title: string; questions: string[] }

/** Interview questions by trait and situation; groups without questions are left out. */
export const questionGroups = ({ interview_vragen: questionsByTrait }: Persona): QuestionGroup[] =>
  [
    ...personaTraits.map((trait) => ({ title: traitLabels[trait], questions: questionsByTrait[trait] })),
    { title: 'Situationeel', questions: questionsByTrait.situationeel },
  ].filter(({ questions }) => questions.length > 0)

/** All questions as plain text, for the clipboard. */
export const questionsAsText = (groups: readonly QuestionGroup[]): string =>
  groups.map(({ title, questions }) => [title, ...questions.map((question) => `- ${question}`)].join('\n')).join('\n\n')
