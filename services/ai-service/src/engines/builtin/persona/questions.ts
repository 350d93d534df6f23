import type { PersonaData, PersonaTrait } from '@wervio/contracts'
import { fold } from '../../../persona/source/fold.ts'
import { isEnglish } from '../../../vacancy-text/language/english.ts'
import { generalQuestion } from './general-questions.ts'
import { matchCues } from './match-cues.ts'
import { plainWordings, situations, wordings } from './question-wordings.ts'
import type { TraitScore } from './score-traits.ts'
import { isPaper, skillFrameOf } from './skill-frame.ts'
import { frameOf, type TaskFrame } from './task-frame.ts'
import { speaksOf, TaskSupply, type Task } from './task-supply.ts'

const MOST_TASKS = 12
const MOST_SKILLS = 10
const SHORT_ENOUGH = 180
/** Questions that every trait has, and those it may have where the vacancy names enough to ask about. */
const LEAST_FOR_TRAIT = 2
const MOST_FOR_TRAIT = 3
const MOST_SITUATIONS = 4
/**
 * Nobody reads aloud for long; what is English stays English, though, or nothing of the vacancy would be asked about.
 */
const MOST_LITERAL = 2
const MOST_LITERAL_ENGLISH = 8
/** Without tasks, after the question about the first day. */
const GENERAL_SITUATIONS = 2
/** What the vacancy says isn't part of the work is nothing to ask about. */
const DENIED =
  /^(?:geen|niet|no|not)\b|\b(?:hoort|horen|hoeft?|heb|hebt|doet?)\b.*\bniet\b(?! (?:alleen|slechts|only))/i
/** A skill shows in learning and in care, a task among people and under pressure. */
const ASKED_OF_SKILLS: ReadonlySet<PersonaTrait> = new Set(['openheid', 'consciëntieusheid'])

/** What questions can be about: the texts of tasks and hard skills, and the role of the title. */
export type QuestionSource = {
  tasks: readonly string[]
  skills: readonly string[]
  english: boolean
  role: string | null
}

const withCues = (kind: Task['kind'], text: string, frame: TaskFrame): Task => ({
  kind,
  isPaper: kind === 'skill' && isPaper(text),
  frame,
  cues: matchCues(text).map(({ rule, denied }) => ({ trait: rule.trait, high: rule.weight > 0 !== denied })),
})

/**
 * A word in the task that is English keeps it out of a Dutch sentence; short items don't tell, so the whole text does.
 */
const readTasks = ({ tasks, english }: QuestionSource): Task[] => {
  const affirmed = tasks.filter((text) => !DENIED.test(text))
  const short = affirmed.filter((text) => text.length <= SHORT_ENOUGH)
  return (short.length > 0 ? short : affirmed)
    .slice(0, MOST_TASKS)
    .map((text) => withCues('task', text, frameOf(text, english || isEnglish(text))))
}

/** What a task names already is no second thing to ask about. */
const readSkills = ({ tasks, skills, english }: QuestionSource): Task[] => {
  const work = fold(tasks.join('\n'))
  const skillsToAsk = skills.filter((text) => !DENIED.test(text) && !work.includes(fold(text)))
  return [...skillsToAsk.filter((text) => !isPaper(text)), ...skillsToAsk.filter(isPaper)]
    .flatMap((text) => {
      const frame = skillFrameOf(text, english || isEnglish(text))
      return frame === null ? [] : [withCues('skill', text, frame)]
    })
    .slice(0, MOST_SKILLS)
}

/** The middle of neuroticism is asked as calm: nobody is asked to be nervous. */
const asksHigh = ({ trait, score }: TraitScore) => (trait === 'neuroticisme' ? score > 6 : score > 4)

const FIRST_DAY = 'Stel: je begint morgen in deze rol. Wat wil je als eerste weten, en hoe kom je daarachter?'

const situational = (supply: TaskSupply, tasks: number, start: number): string[] => {
  const turns = [...situations.keys()].map((turn) => (turn + start) % situations.length)
  const chosenTurns = turns.slice(0, tasks === 0 ? GENERAL_SITUATIONS : Math.min(MOST_SITUATIONS, Math.max(tasks, 1)))
  const questions = chosenTurns.flatMap((index, turn) => {
    const situation = situations[index]
    const frame = supply.takeSupposed()?.frame
    if (situation === undefined) return []
    if (frame === undefined) return [`${situation.general} ${situation.ask}`]
    return [
      `${'hitch' in situation ? frame.suppose(situation.hitch, turn) : `${frame.statement(turn)} ${situation.doing}`} ${situation.ask}`,
    ]
  })
  return tasks === 0 ? [FIRST_DAY, ...questions] : questions
}

/** A number that is the same for the same vacancy, so that not every vacancy starts with the same wording. */
const startOf = ({ tasks, role }: QuestionSource): number =>
  Array.from(`${role ?? ''}${tasks.join('')}`).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )

type Asked = { scored: TraitScore; high: boolean; tasks: (Task | null)[] }

/** Whether one question asks about the role at large: one does where tasks run out. */
const hasGeneral = (askedTraits: readonly Asked[]): boolean => askedTraits.some(({ tasks }) => tasks.includes(null))

/** Which task or skill each question of a trait is about: those whose words speak of the trait before any other. */
const chooseTasks = (scores: readonly TraitScore[], supply: TaskSupply): Asked[] => {
  const askedTraits = scores.map((scored): Asked => ({ scored, high: asksHigh(scored), tasks: [] }))
  for (let round = 0; round < LEAST_FOR_TRAIT; round += 1)
    for (const { scored, high, tasks } of askedTraits) {
      const task = supply.takeSpeaking(scored.trait, high)
      if (task !== null) tasks.push(task)
    }
  for (let round = 0; round < LEAST_FOR_TRAIT; round += 1)
    for (const { scored, high, tasks } of askedTraits)
      if (tasks.length <= round)
        tasks.push(
          supply.takeAny(ASKED_OF_SKILLS.has(scored.trait) ? 'skill' : 'task', scored.trait, high) ??
            (hasGeneral(askedTraits) ? supply.takeAgain(scored.trait, high, tasks) : null),
        )
  return askedTraits
}

const addThird = (askedTraits: readonly Asked[], supply: TaskSupply): void => {
  for (const { scored, high, tasks } of askedTraits) {
    const task = tasks.length < MOST_FOR_TRAIT ? supply.takeAny('task', scored.trait, high) : null
    if (task !== null) tasks.push(task)
  }
}

/**
 * Interview questions: each about a task or hard skill of the vacancy, one of which comes back for another trait where
 * they are few, else about the role or a team; and situations that grow from the tasks.
 */
export const questionsOf = (scores: TraitScore[], source: QuestionSource): PersonaData['interview_vragen'] => {
  const tasks = readTasks(source)
  const supply = new TaskSupply([...tasks, ...readSkills(source)], source.english ? MOST_LITERAL_ENGLISH : MOST_LITERAL)
  const start = startOf(source)
  const askedTraits = chooseTasks(scores, supply)
  const situationeel = situational(supply, tasks.length, start)
  addThird(askedTraits, supply)
  let aboutTasks = 0
  let general = 0
  const byTrait = Object.fromEntries(
    askedTraits.map(({ scored: { trait, grounds }, high, tasks: subjects }) => {
      const choices = wordings[trait][high ? 'high' : 'low']
      return [
        trait,
        subjects.map((task, index) => {
          const isSpokenOf = task === null ? grounds.length > 0 : speaksOf(task, trait, high)
          const plain = high && !isSpokenOf ? plainWordings[trait] : undefined
          const wording = (plain ?? choices)[(start + index) % choices.length] ?? choices[0]
          return task === null
            ? generalQuestion(wording, trait, source.role, general++)
            : `${task.frame.happened(wording.did, aboutTasks++)} ${wording.ask}`
        }),
      ]
    }),
  ) as Record<PersonaTrait, string[]>
  return { ...byTrait, situationeel }
}
