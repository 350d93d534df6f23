import { brand } from '@wervio/brand'
import type { Persona } from '@wervio/contracts'
import { wordOf } from '@wervio/pdf-document'
import { personaDocument } from './persona-document.ts'

/** A persona as a Word file with real headings, lists and a table of the scores. */
export const personaWord = (vacancyTitle: string, persona: Persona): Promise<Blob> =>
  wordOf({
    title: `${persona.naam} – ${vacancyTitle}`,
    creator: brand().name,
    blocks: personaDocument(vacancyTitle, persona),
  })
