import type { ApplicationOutcome } from '@wervio/contracts'
import { CircleCheck, CircleX, LogOut, type LucideIcon } from 'lucide-react'

/** An outcome that ends an application. */
export type EndingOutcome = Exclude<ApplicationOutcome, 'open'>

type Ending = { title: string; verb: string; suggestions: readonly string[]; hint: string; needsReason: boolean }

/**
 * What the dialog of each ending says. The reasons are about the work alone: the law on equal treatment (AWGB, WGBL)
 * allows no refusal for age, origin, gender, religion, health or family.
 */
export const endings: Record<EndingOutcome, Ending> = {
  hired: {
    title: 'Aangenomen',
    verb: 'Aannemen',
    suggestions: ['Contract getekend', 'Aanbod mondeling geaccepteerd', 'Start na opzegtermijn'],
    hint: 'Een toelichting is niet verplicht.',
    needsReason: false,
  },
  rejected: {
    title: 'Afgewezen',
    verb: 'Afwijzen',
    suggestions: [
      'Vereist diploma of certificaat ontbreekt',
      'Te weinig ervaring met de kern van de functie',
      'Andere kandidaat sluit beter aan op de eisen',
      'Beschikbare uren passen niet',
      'Salariswens past niet',
      'Vacature is al vervuld',
    ],
    hint: 'Noem alleen wat met het werk te maken heeft. Leeftijd, afkomst, geslacht, geloof, gezondheid of gezin mogen geen reden zijn.',
    needsReason: true,
  },
  withdrawn: {
    title: 'Teruggetrokken',
    verb: 'Terugtrekken',
    suggestions: ['Koos een andere baan', 'Blijft bij de huidige werkgever', 'Aanbod paste niet', 'Reageert niet meer'],
    hint: 'Een toelichting is niet verplicht.',
    needsReason: false,
  },
}

export const endingOutcomes = Object.keys(endings) as EndingOutcome[]

export const outcomeIcons: Record<EndingOutcome, LucideIcon> = {
  hired: CircleCheck,
  rejected: CircleX,
  withdrawn: LogOut,
}
