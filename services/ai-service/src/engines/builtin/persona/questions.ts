import { personaTraits, type PersonaData, type PersonaTrait } from '@wervio/contracts'
import { isEnglish } from '../../../vacancy-text/language/english.ts'
import { matchCues } from './match-cues.ts'
import { situations, wordings, type Wording } from './question-wordings.ts'
import type { TraitScore } from './score-traits.ts'
import { frameOf, type TaskFrame } from './task-frame.ts'

const MOST_TASKS = 12
const SHORT_ENOUGH = 180

type Task = { frame: TaskFrame; traits: Set<PersonaTrait> }

/** A word in the task that is English keeps it out of a Dutch sentence; short items don't tell, so the whole text does. */
const readTask = (text: string, english: boolean): Task => ({
  frame: frameOf(text, english || isEnglish(text)),
  traits: new Set(matchCues(text).map(({ rule }) => rule.trait)),
})

/** Tasks that speak of the trait first, then the others from another start for each trait, so that they all come up. */
const inOrder = (tasks: Task[], trait: PersonaTrait): Task[] => {
  const start = (personaTraits.indexOf(trait) * 2) % Math.max(tasks.length, 1)
  const turned = [...tasks.slice(start), ...tasks.slice(0, start)]
  return [...turned.filter(({ traits }) => traits.has(trait)), ...turned.filter(({ traits }) => !traits.has(trait))]
}

const withoutTask = ({ did, ask }: Wording) => `Vertel over een keer dat je in je werk ${did}. ${ask}`

function traitQuestions({ trait, score }: TraitScore, tasks: Task[]): string[] {
  // The middle of neuroticism is asked as calm: nobody is asked to be nervous.
  const { high, low } = wordings[trait]
  const asked = (trait === 'neuroticisme' ? score > 6 : score > 4) ? high : low
  const ordered = inOrder(tasks, trait)
  return asked.map((wording, index) => {
    const task = ordered[index % Math.max(ordered.length, 1)]
    return task === undefined || index === asked.length - 1 ? withoutTask(wording) : `${task.frame.happened(wording.did)} ${wording.ask}`
  })
}

const WITHOUT_TASKS = 'Stel: je begint morgen in deze rol. Wat wil je als eerste weten, en hoe kom je daarachter?'

function situational(tasks: Task[]): string[] {
  if (tasks.length === 0) return [WITHOUT_TASKS]
  return situations.flatMap(({ hitch, ask }, index) => {
    const task = tasks[index % tasks.length]
    return task === undefined ? [] : [`${task.frame.suppose(hitch)} ${ask}`]
  })
}

/** Interview questions: for each trait two about the actual tasks and a general one; situations that grow from the tasks. */
export function questionsOf(scores: TraitScore[], texts: string[], english: boolean): PersonaData['interview_vragen'] {
  const short = texts.filter((text) => text.length <= SHORT_ENOUGH)
  const tasks = (short.length > 0 ? short : texts).slice(0, MOST_TASKS).map((text) => readTask(text, english))
  const byTrait = Object.fromEntries(scores.map((score) => [score.trait, traitQuestions(score, tasks)])) as Record<PersonaTrait, string[]>
  return { ...byTrait, situationeel: situational(tasks) }
}
