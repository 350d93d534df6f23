import { candidateTopics } from './candidate-topics.ts'
import { sharedTopics } from './shared-topics.ts'
import type { Topic } from './topic.ts'
import { vacancyTopics } from './vacancy-topics.ts'

export const topics: Topic[] = [...sharedTopics, ...vacancyTopics, ...candidateTopics]

const byId = new Map(topics.map((topic) => [topic.id, topic]))

/** A topic by its id; an id that isn't one is a mistake in the data. */
export const topicOf = (id: string): Topic => {
  const topic = byId.get(id)
  if (!topic) throw new Error(`No topic is called ${id}`)
  return topic
}
