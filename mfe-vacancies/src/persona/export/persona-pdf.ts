import type { Persona } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { personaDocument } from './persona-document.ts'

/** A persona as a PDF with selectable text and its fonts inside. */
export const personaPdf = (vacancyTitle: string, persona: Persona): Promise<Blob> =>
  pdfOf({
    title: `${persona.naam} – ${vacancyTitle}`,
    foot: 'Een rol, geen bestaand mens',
    blocks: personaDocument(vacancyTitle, persona),
  })
