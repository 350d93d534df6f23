import type { ChatSource } from '@wervio/contracts'
import { withoutRequestFrame } from '../../../../chat/retrieval/request-frames.ts'
import { articles } from './articles.ts'

const LABEL = 'Wervio-uitleg'
const ABOUT_USE =
  /\b(?:ik|mij|mijn|me|we|wij)\b|wervio|\bje\b|\bjij\b|\btips?\b|\b(?:goede|sterke|pakkende) (?:vacature|functie|job)?titel\b|assistent|^(?:schrijf|vertaal|genereer|stel|maak|mail|bedenk|herschrijf)\b|persona\b.{0,10}\?|^\W*help\W*$/iu

export type Help = { id: string; text: string; sources: ChatSource[] }

/**
 * Built-in explanation for a question about using Wervio or writing well; null for questions about the content of the
 * screen.
 */
export const findHelp = (message: string, isEmpty = false): Help | null => {
  // 'Schrijf de taken onder elkaar' asks for what is there, and for no text.
  const unframedMessage = withoutRequestFrame(message)
  const question = unframedMessage.startsWith('wat zijn ') ? unframedMessage : message
  const article = isEmpty || ABOUT_USE.test(question) ? articles.find(({ asks }) => asks.test(question)) : undefined
  if (!article) return null
  const sources = article.sentences.map((quote) => ({ path: ['wervio-uitleg', article.id], label: LABEL, quote }))
  return {
    id: article.id,
    text: [article.lead, ...article.sentences.map((sentence, index) => `- ${sentence} [${index + 1}]`)].join('\n'),
    sources,
  }
}
