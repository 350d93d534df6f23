import { numberText } from '@wervio/ui'
import { useStackNews } from '../../cv-stacks/use-stack-news.ts'
import { useNotifications } from '../../notifications/use-notifications.ts'
import { importNews } from '../../recording-imports/import-texts.ts'
import { useRecordingImports } from '../../recording-imports/use-recording-imports.ts'

const unreadNews = (count: number) =>
  count === 0 ? null : { count, text: count === 1 ? '1 ongelezen melding' : `${numberText(count)} ongelezen meldingen` }

/** What waits behind the bell: in words, and how many things wait for the recruiter; null while there is nothing. */
export const useNews = (): { text: string; count: number } | null => {
  const stackNews = useStackNews()
  const { data: imports = [] } = useRecordingImports()
  const { unread } = useNotifications()
  const news = [unreadNews(unread), stackNews, importNews(imports)].filter((each) => each !== null)
  if (news.length === 0) return null
  return {
    text: news.map(({ text }) => text).join(', '),
    count: news.reduce((sum, { count }) => sum + count, 0),
  }
}
