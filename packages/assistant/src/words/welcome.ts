import { brand } from '@wervio/brand'
import type { AssistantKind } from './kind.ts'

const RULE = 'Ik antwoord alleen met wat daar staat en zet de bron erbij. Wat ik niet kan vinden, verzin ik niet.'

/** The first message of a conversation, with the candidate's name if it is known. */
export const welcomeOf = (kind: AssistantKind, candidateName: string | null): string => {
  const greeting = `Hoi, ik ben de assistent van ${brand().name}.`
  if (kind === 'vacancy') return `${greeting} Vraag me iets over deze vacature. ${RULE}`
  if (kind === 'candidate') return `${greeting} Vraag me iets over ${candidateName ?? 'deze kandidaat'}. ${RULE}`
  return `${greeting} Vraag me iets over wat op dit scherm staat, ook over wat je net hebt getypt. ${RULE}`
}

/** The line under the assistant's name that says what it is about. */
export const aboutOf = (kind: AssistantKind, candidateName: string | null): string => {
  if (kind === 'vacancy') return 'Over deze vacature'
  if (kind === 'candidate') return `Over ${candidateName ?? 'deze kandidaat'}`
  return 'Over dit scherm'
}

/** The candidate's name in a context, or null. */
export const candidateNameIn = (context: Record<string, unknown>): string | null => {
  const name = context['kandidaatNaam']
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null
}
