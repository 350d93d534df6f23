import { candidateTopics } from './candidate-topics.ts'
import { sharedTopics } from './shared-topics.ts'
import { spokenAsks } from './spoken-asks.ts'
import { subjectTopics } from './subject-topics.ts'
import type { Topic } from './topic.ts'
import { vacancyTopics } from './vacancy-topics.ts'

export const topics: Topic[] = [...sharedTopics, ...vacancyTopics, ...candidateTopics]

const withSpokenAsks = (topic: Topic): Topic => {
  const spoken = spokenAsks(topic.id)
  return spoken === null ? topic : { ...topic, asks: new RegExp(`${topic.asks.source}|${spoken}`, 'iu') }
}

/**
 * The same topics as they are asked for without being named, and narrow subjects: for what those alone don't answer.
 */
export const wideTopics: Topic[] = [...topics.map(withSpokenAsks), ...subjectTopics]

const wideById = new Map(wideTopics.map(({ id, asks }) => [id, asks]))

/** How a topic is asked for in a conversation, where nobody names it either. */
export const wideAsksOf = ({ id, asks }: Topic): RegExp => wideById.get(id) ?? asks

const byId = new Map([...subjectTopics, ...topics].map((topic) => [topic.id, topic]))

/** A topic by its id; an id that isn't one is a mistake in the data. */
export const topicOf = (id: string): Topic => {
  const topic = byId.get(id)
  if (!topic) throw new Error(`No topic is called ${id}`)
  return topic
}
