import { type Block, paragraph } from '../../vacancy-text/document.ts'
import { describeHours } from '../../vacancy-text/facts/hours.ts'
import { sectorPhrase } from '../../vacancy-text/facts/sector.ts'
import { joinTraits, predicateOf } from '../../vacancy-text/language/adjectives.ts'
import { capitalFirst } from '../../vacancy-text/language/capitals.ts'
import { sameKey } from '../../vacancy-text/language/join.ts'
import { finishSentence, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { readList } from '../../vacancy-text/lists/read-list.ts'
import { activityTheme } from './activity.ts'
import type { Draft } from './draft.ts'
import { idealOpenings } from './ideal-openings.ts'
import { namesOf, type Names, type Opening } from './intro-names.ts'
import { taskPhrases } from './task-phrases.ts'
import { taskQuestion } from './task-question.ts'

const fromTasks = ({ form, role }: Draft, { as, becomeThen, seeks }: Names): Opening[] => {
  const question = taskQuestion(form)
  const fromQuestion =
    question === null ? [] : [{ text: `${question} ${seeks}` }, { text: `${question} ${becomeThen}` }]
  const tasks = taskPhrases(form).join(' en ')
  if (tasks === '') return fromQuestion
  const statements = role?.person ? [{ text: `${capitalFirst(tasks)}: ${as} is dat jouw werk.` }] : []
  return [
    ...fromQuestion,
    { text: `Wil jij ${tasks}? ${becomeThen}` },
    { text: `Wil jij ${tasks}? Dan maken we graag kennis met je. ${seeks}` },
    ...statements,
  ]
}

const fromActivity = (draft: Draft, { become, seeks }: Names): Opening[] => {
  const theme = activityTheme(draft)
  // Without a history it is all that is told of the organisation itself.
  if (theme === null || draft.form.history === '') return []
  const uses = draft.form.coreActivity
  return [
    { text: `${become} ${draft.organisation.isWriter ? 'Bij ons' : 'Daar'} draait het om ${theme}.`, uses },
    ...(draft.organisation.name === null
      ? []
      : [
          {
            text: `${finishSentence(`${capitalFirst(theme)}: daar draait het om ${draft.organisation.at}`)} ${seeks.replace(/^.*? zoekt /, 'We zoeken ')}`,
            uses,
          },
        ]),
  ]
}

const fromPerson = ({ form, organisation }: Draft, { seeks, becomeThen }: Names): Opening[] => {
  const items = readList(form.softSkills).flatMap((part) => (part.kind === 'items' ? part.items : []))
  const traits = items
    .map((item) => predicateOf(withoutEnd(item)))
    .filter((trait) => trait !== null)
    .slice(0, 3)
  if (traits.length < 2) return []
  const being = joinTraits(traits)
  const uses = traits.length === items.length && form.hardSkills !== '' ? { uses: form.softSkills } : {}
  return [
    { text: `Ben jij ${being}? ${becomeThen}`, ...uses },
    {
      text: `Ben jij ${being}? ${finishSentence(`Dan pas je goed ${organisation.at}`)} ${seeks.replace(/^.*? zoekt /, 'We zoeken ')}`,
      ...uses,
    },
  ]
}

const fromSector = ({ form }: Draft, { becomeThen, seeks }: Names): Opening[] => {
  const field = sectorPhrase(form.sector)
  if (field === null || /overheid|sector|branche/.test(field)) return []
  return [{ text: `Werk je graag ${field}? ${becomeThen}` }, { text: `Werken ${field}: past dat bij jou? ${seeks}` }]
}

/** Wordings that need no more than a title. */
const plainOpenings = (
  { form, role, organisation }: Draft,
  { become, seeks, where }: Names,
): [Opening, ...Opening[]] => {
  const hours = describeHours(form.hours)
  const week = hours.endsWith(' uur per week') ? ` voor ${hours}` : ''
  if (!role?.person) return [{ text: become }]
  return [
    { text: seeks.replace(/\.$/, `${week}.`) },
    { text: `${seeks.replace(/\.$/, '')}: ben jij dat?` },
    { text: `Zoek je werk als ${role.name}${where}? ${finishSentence(`Kom dan ${organisation.at} werken`)}` },
  ]
}

/**
 * The opening: about the work, the ideals or the activity if the form has them, else about the person, the field or the
 * title.
 */
export const introBlocks = (draft: Draft): Block[] => {
  const names = namesOf(draft)
  const concrete = [...fromTasks(draft, names), ...idealOpenings(draft, names)]
  const softer = [...fromActivity(draft, names), ...fromPerson(draft, names)]
  const last = plainOpenings(draft, names)
  const [first = last[0], ...more] =
    [concrete, softer, fromSector(draft, names)].find((openings) => openings.length > 0) ?? last
  const opening = draft.choose('intro', [first, ...more])
  if (opening.uses !== undefined) draft.usedTexts.add(sameKey(opening.uses))
  return [paragraph(opening.text)]
}
