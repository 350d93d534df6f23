import type { GeneratePersonaResponse, Persona, PersonaData } from '@wervio/contracts'
import { AI, ID, MAIN } from './fake-services.ts'

export const PERSONA = `${MAIN}/api/persona/${ID}`
export const SAVE_PERSONA = `${MAIN}/api/generate-persona`
export const GENERATE_PERSONA = `${AI}/api/generate-persona`

export const personaData = (overrides: Partial<PersonaData> = {}): PersonaData => ({
  naam: 'De ideale wijkverpleegkundige',
  leeftijd: 'Ervaring telt, leeftijd niet. De vacature noemt geen aantal jaren ervaring.',
  leeftijd_door_engine: false,
  ervaring: 'De vacature noemt geen ervaring als eis.',
  achtergrond: 'De vacature zegt hierover: ‘Hbo-V’.',
  vaardigheden: ['Hbo-V', 'Luistert goed'],
  motivatie: 'Haalt voldoening uit het werk zelf.',
  werkstijl: 'De vacature noemt deze eigenschap: zelfstandig.',
  ambities: 'De vacature zegt niets over groei of opleiding.',
  persoonlijkheid: {
    big_fifty_samenvatting: 'Bij deze rol past iemand die oog heeft voor anderen.',
    kenmerken: {
      openheid: 'De vacature zegt hier niets over. Score: 5',
      consciëntieusheid: 'De vacature noemt zelfstandig werken. Score: 7',
      extraversie: 'Geen score in deze tekst.',
      vriendelijkheid: 'De vacature noemt luisteren. Score: 8',
      neuroticisme: 'De vacature zegt hier niets over. Score: 5',
    },
  },
  wetenschappelijke_onderbouwing: {
    functie_match: 'Past bij de taken.',
    organisatie_match: 'Past bij de missie.',
    team_match: 'Past bij het team.',
  },
  interview_vragen: {
    openheid: ['Wat probeerde je voor nieuws?', 'Wat leerde je?'],
    consciëntieusheid: ['Hoe hield je overzicht?'],
    extraversie: ['Hoe legde je contact?'],
    vriendelijkheid: ['Hoe hielp je een ander?'],
    neuroticisme: ['Hoe bleef je rustig?'],
    situationeel: ['Stel: je moet leerlingen coachen, maar het loopt anders. Wat doe je?'],
  },
  bewijs: {
    openheid: [],
    consciëntieusheid: [{ zin: 'Zelfstandig', uitleg: 'Deze zin noemt zelfstandig werken.' }],
    extraversie: [],
    vriendelijkheid: [
      { zin: 'Luistert goed', uitleg: 'Deze zin noemt luisteren.' },
      { zin: 'Een zin van vroeger', uitleg: 'Stond er eerst.' },
    ],
    neuroticisme: [],
  },
  ...overrides,
})

const madeBy = { engine: 'builtin', model: 'wervio-persona-1', at: '2026-01-01T09:00:00.000Z' } as const

export const persona = (overrides: Partial<Persona> = {}): Persona => ({
  ...personaData(),
  vacancy_id: ID,
  created_at: '2026-01-01T09:00:00.000Z',
  made_by: madeBy,
  warnings: [],
  ...overrides,
})

export const generatedPersona = (overrides: Partial<PersonaData> = {}): GeneratePersonaResponse => ({
  persona: personaData(overrides),
  made_by: madeBy,
  warnings: ['Niet gebruikt: ‘jong’'],
})
