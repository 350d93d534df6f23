import { importWorkText } from '@wervio/contracts'
import { useOpenStacks } from './use-open-stacks.ts'

/** What waits behind a button: in words, and how many CVs wait for the recruiter; null while there is nothing to do. */
export const useStackNews = (): { text: string; count: number } | null => {
  const { data: stacks = [] } = useOpenStacks()
  const text = importWorkText(stacks)
  return text === null ? null : { text, count: stacks.reduce((sum, { to_review }) => sum + to_review, 0) }
}
