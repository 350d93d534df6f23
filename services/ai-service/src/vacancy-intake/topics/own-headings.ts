import { earlierVacancyTextHeadings, type IntakeField, vacancyTextHeadings } from '@wervio/contracts'
import { ownHeadings, type Section } from '../../persona/source/headings.ts'
import { leads, sectionTitles } from '../../vacancy-text/section-titles.ts'
import { headingKey } from '../source/bare-line.ts'
import type { Topic } from './topic.ts'

const TOPIC_OF_SECTION: Partial<Record<Section, Topic>> = {
  tasks: 'tasks',
  hard: 'hard',
  soft: 'soft',
  offer: 'offer',
  team: 'team',
  culture: 'culture',
  mission: 'mission',
  organisation: 'organisation',
}

const fields = [...Object.entries(vacancyTextHeadings), ...Object.entries(earlierVacancyTextHeadings)] as [
  IntakeField,
  string,
][]

/** The field of a heading that a vacancy of ours is written out with ('Kernactiviteit'); null for any other words. */
export const fieldOfOwnHeading = (words: string): IntakeField | null =>
  fields.find(([, heading]) => heading.toLowerCase() === words.trim().toLowerCase())?.[0] ?? null

const keyed = (topic: Topic, words: string | readonly string[]) =>
  [words].flat().map((one): [string, Topic] => [headingKey(one), topic])

const topics: ReadonlyMap<string, Topic> = new Map([
  ...[...ownHeadings].flatMap(([heading, section]) => {
    const topic = TOPIC_OF_SECTION[section]
    return topic === undefined ? [] : keyed(topic, heading)
  }),
  ...keyed('society', vacancyTextHeadings.social_contribution),
  ...keyed('history', vacancyTextHeadings.history),
  ...keyed('tasks', [sectionTitles.tasks, ...leads.tasks]),
  ...keyed('profile', [sectionTitles.profile, ...leads.hard]),
  ...keyed('soft', leads.soft),
  ...keyed('offer', [sectionTitles.offer, ...leads.offer]),
  ...keyed('team', [
    sectionTitles.team,
    ...sectionTitles.teamAndCulture,
    sectionTitles.clientTeamAndCulture,
    ...leads.team,
  ]),
  ...keyed('culture', [sectionTitles.culture, sectionTitles.clientCulture, ...leads.culture]),
  ...keyed('mission', [sectionTitles.ideals, sectionTitles.clientIdeals, ...leads.mission]),
  ...keyed('society', leads.society),
  ...keyed('apply', sectionTitles.apply),
])

const LEAD_WITH_ROLE = new RegExp(`^(?:${leads.soft.map(headingKey).join('|')}) als .{3,60}$`)

/** What stands under a heading or lead of a text that we wrote; null for any other words. */
export const topicOfOwnWords = (words: string): Topic | null => {
  const key = headingKey(words)
  return topics.get(key) ?? (LEAD_WITH_ROLE.test(key) ? 'soft' : null)
}
