import type { PersonaData, PersonaTrait } from '@wervio/contracts'
import { isEnglish } from '../../../vacancy-text/language/english.ts'
import { generalQuestion } from './general-questions.ts'
import { matchCues } from './match-cues.ts'
import { situations, wordings } from './question-wordings.ts'
import type { TraitScore } from './score-traits.ts'
import { frameOf } from './task-frame.ts'
import { TaskSupply, type Task } from './task-supply.ts'

const MOST_TASKS = 12
const SHORT_ENOUGH = 180
const WITH_TASK = 2
/** What the vacancy says isn't part of the work is nothing to ask about. */
const DENIED =
  /^(?:geen|niet|no|not)\b|\b(?:hoort|horen|hoeft?|heb|hebt|doet?)\b.*\bniet\b(?! (?:alleen|slechts|only))/i

/**
 * A word in the task that is English keeps it out of a Dutch sentence; short items don't tell, so the whole text does.
 */
const readTask = (text: string, english: boolean): Task => ({
  frame: frameOf(text, english || isEnglish(text)),
  cues: matchCues(text).map(({ rule, denied }) => ({ trait: rule.trait, high: rule.weight > 0 !== denied })),
})

/** The middle of neuroticism is asked as calm: nobody is asked to be nervous. */
const asksHigh = ({ trait, score }: TraitScore) => (trait === 'neuroticisme' ? score > 6 : score > 4)

/** `aboutTasks` and `general` count the questions of each kind, so that their openings vary. */
type Asker = { supply: TaskSupply; role: string | null; aboutTasks: number; general: number }

function traitQuestions(scored: TraitScore, asker: Asker): string[] {
  const { trait } = scored
  const high = asksHigh(scored)
  const usedTasks: Task[] = []
  return wordings[trait][high ? 'high' : 'low'].map((wording, index) => {
    const task = index < WITH_TASK ? asker.supply.takeFor(trait, high, usedTasks) : null
    if (task === null) return generalQuestion(wording, trait, asker.role, asker.general++)
    usedTasks.push(task)
    return `${task.frame.happened(wording.did, asker.aboutTasks++)} ${wording.ask}`
  })
}

const FIRST_DAY = 'Stel: je begint morgen in deze rol. Wat wil je als eerste weten, en hoe kom je daarachter?'

const situational = (supply: TaskSupply): string[] =>
  situations.map((situation, turn) => {
    const frame = supply.takeAny()?.frame
    if (frame === undefined) return `${situation.general} ${situation.ask}`
    return `${'hitch' in situation ? frame.suppose(situation.hitch, turn) : `${frame.statement(turn)} ${situation.doing}`} ${situation.ask}`
  })

/**
 * Interview questions: about a task where its words speak of the trait, else about the role or a team; and situations
 * that grow from the tasks.
 */
export function questionsOf(
  scores: TraitScore[],
  texts: string[],
  english: boolean,
  role: string | null,
): PersonaData['interview_vragen'] {
  const taskTexts = texts.filter((text) => !DENIED.test(text))
  const shortTexts = taskTexts.filter((text) => text.length <= SHORT_ENOUGH)
  const tasks = (shortTexts.length > 0 ? shortTexts : taskTexts)
    .slice(0, MOST_TASKS)
    .map((text) => readTask(text, english))
  const supply = new TaskSupply(tasks)
  const situationeel = tasks.length === 0 ? [FIRST_DAY, ...situational(supply)] : situational(supply)
  const asker: Asker = { supply, role, aboutTasks: 0, general: 0 }
  const byTrait = Object.fromEntries(scores.map((score) => [score.trait, traitQuestions(score, asker)])) as Record<
    PersonaTrait,
    string[]
  >
  return { ...byTrait, situationeel }
}
