import type { PersonaCase } from '../personas/types.ts'
import { personasOfForms } from './forms.ts'
import { personasOfTexts } from './texts.ts'

/** Eight vacancies as they were typed or pasted. */
export const secondPersonas: readonly PersonaCase[] = [...personasOfForms, ...personasOfTexts]
