import type { PersonaData, PersonaTrait } from '@wervio/contracts'
import { readVacancy } from '../../../persona/source/read-vacancy.ts'
import { idealOf, personOf } from '../../../persona/source/role-title.ts'
import { tasksOf } from '../../../persona/source/tasks.ts'
import { setAsideWarnings } from '../../../persona/set-aside-warnings.ts'
import { profileOf, reasonsOf } from './profile.ts'
import { questionsOf } from './questions.ts'
import { scoreTraits, type TraitScore } from './score-traits.ts'
import { hardSkillsOf, skillsOf } from './skills.ts'
import { evidenceOf, summaryOf, traitText } from './trait-words.ts'

const byTrait = <T>(scores: TraitScore[], make: (score: TraitScore) => T) =>
  Object.fromEntries(scores.map((score) => [score.trait, make(score)])) as Record<PersonaTrait, T>

/**
 * The ideal of the role that a vacancy describes, by rules: the same text gives the same persona, and nothing it
 * doesn't say.
 */
export const composePersona = (text: string): { persona: PersonaData; warnings: string[] } => {
  const source = readVacancy(text)
  const scores = scoreTraits(source)
  const tasks = tasksOf(source)
  const persona: PersonaData = {
    naam: idealOf(source.title),
    leeftijd_door_engine: false,
    ...profileOf(source),
    vaardigheden: skillsOf(source),
    persoonlijkheid: { big_fifty_samenvatting: summaryOf(scores), kenmerken: byTrait(scores, traitText) },
    wetenschappelijke_onderbouwing: reasonsOf(source),
    interview_vragen: questionsOf(scores, {
      tasks,
      skills: hardSkillsOf(source),
      english: source.english,
      role: personOf(source.title),
    }),
    bewijs: byTrait(scores, evidenceOf),
  }
  const thin =
    tasks.length === 0
      ? ['De vacature noemt geen taken. Vul ze aan voor een persona en vragen die bij het werk passen.']
      : []
  return { persona, warnings: [...thin, ...setAsideWarnings(source)] }
}
