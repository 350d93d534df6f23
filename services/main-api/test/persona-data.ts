import type { PersonaData } from '@wervio/contracts'

/** A value for each of the five traits. */
export const traits = <T>(of: (name: string) => T) => ({
  openheid: of('openheid'),
  consciëntieusheid: of('consciëntieusheid'),
  extraversie: of('extraversie'),
  vriendelijkheid: of('vriendelijkheid'),
  neuroticisme: of('neuroticisme'),
})

/** A persona as ai-service writes one. */
export const personaData: PersonaData = {
  naam: 'De ideale teamleider',
  leeftijd: 'Enkele jaren ervaring',
  leeftijd_door_engine: false,
  ervaring: 'Leidde eerder een team',
  achtergrond: 'Mbo 4',
  vaardigheden: ['Plannen', 'Coachen'],
  motivatie: 'Wil dat het loopt',
  werkstijl: 'Rustig',
  ambities: 'Groeien',
  persoonlijkheid: { big_fifty_samenvatting: 'Ordelijk', kenmerken: traits((name) => `Score: 7 – ${name}`) },
  wetenschappelijke_onderbouwing: { functie_match: 'a', organisatie_match: 'b', team_match: 'c' },
  interview_vragen: { ...traits((name) => [`Vertel over ${name}.`]), situationeel: ['Wat doe je als het vastloopt?'] },
  bewijs: traits(() => [{ zin: 'Je plant het werk.', uitleg: 'Vraagt orde.' }]),
}
