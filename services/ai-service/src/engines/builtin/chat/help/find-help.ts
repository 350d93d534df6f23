import type { ChatSource } from '@wervio/contracts'
import { withoutRequestFrame } from '../../../../chat/retrieval/request-frames.ts'
import { articles } from './articles.ts'

const LABEL = 'Wervio-uitleg'
const ABOUT_USE =
  /\b(?:ik|mij|mijn|me|we|wij)\b|wervio|\bje\b|\bjij\b|\btips?\b|\b(?:goede|sterke|pakkende) (?:vacature|functie|job)?titel\b|assistent|^(?:schrijf|vertaal|genereer|stel|maak|mail|bedenk|herschrijf|herwerk|verwoord|herformuleer|formuleer|zet|kort)\b|\b(?:ge|gij)\b|persona\b.{0,10}\?|^\W*help\W*$/iu

/** Wants this text changed, and no advice: 'kunt ge de intro wat korter maken'. */
const ASKS_CHANGE =
  /^\W*(?:kun|kan|kunt|wil|wilt|zou|kunde) (?:(?:je|jij|u|ge|gij) )?(?:de|het|dit|dat|deze|die|mijn) .{0,40}\b(?:korter|langer|vlotter|pakkender|wervender|leuker|beter|netter|aantrekkelijker|formeler|losser|anders)\b.{0,20}\b(?:maken|schrijven|verwoorden|formuleren|zetten)\b/iu
const NO_WRITING = 'niet-schrijven'

export type Help = { id: string; text: string; sources: ChatSource[] }

const articleFor = (question: string) =>
  ASKS_CHANGE.test(question)
    ? articles.find(({ id }) => id === NO_WRITING)
    : articles.find(({ asks }) => asks.test(question))

/**
 * Built-in explanation for a question about using Wervio or writing well; null for questions about the content of the
 * screen.
 */
export const findHelp = (message: string, isEmpty = false): Help | null => {
  // 'Schrijf de taken onder elkaar' asks for what is there, and for no text.
  const unframedMessage = withoutRequestFrame(message)
  const question = unframedMessage.startsWith('wat zijn ') ? unframedMessage : message
  const article = isEmpty || ABOUT_USE.test(question) ? articleFor(question) : undefined
  if (!article) return null
  const sources = article.sentences.map((quote) => ({ path: ['wervio-uitleg', article.id], label: LABEL, quote }))
  return {
    id: article.id,
    text: [article.lead, ...article.sentences.map((sentence, index) => `- ${sentence} [${index + 1}]`)].join('\n'),
    sources,
  }
}
