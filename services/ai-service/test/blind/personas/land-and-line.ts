import type { PersonaCase } from './types.ts'

export const landAndLinePersonas: readonly PersonaCase[] = [
  {
    id: 'assembly-worker',
    half: 'kept',
    country: 'NL',
    source: {
      vacatureText: `Productiemedewerker assemblage, Veldhoven (2 ploegen) via TopWerk Zuid

wat ga je doen ? modules monteren volgens werkinstructie, schroeven op moment aandraaien, elke stap afvinken in MES, werkplek 5S
wat breng je mee ? vmbo techniek, soldeerervaring fijn, goed gezicht voor klein werk, tempo houden bij vaste routine
wat krijg je ? 15,90 p/u + 13,5%, laptop loterij :)
vragen ? bel 040-0000000`,
    },
    hardSkills: ['vmbo techniek', 'solde', 'MES', '5S'],
    tasks: ['monteren', 'aandraaien', 'afvinken', 'werkplek'],
    neither: ['wat krijg je', '040-0000000', 'laptop loterij', 'TopWerk Zuid', 'vragen ?'],
    traits: {
      openheid: { level: 'low', why: 'Fixed routine by instruction.' },
      consciëntieusheid: { level: 'high', why: 'Every step ticked off, 5S, torque.' },
      extraversie: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      vriendelijkheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      neuroticisme: { level: null, why: 'Nothing in the vacancy speaks of it.' },
    },
  },
  {
    id: 'horticulture-crew-lead',
    half: 'tune',
    country: 'BE',
    source: {
      form: {
        title: 'Ploegbaas serre (aardbeien)',
        company: 'Fruithof Van Looveren',
        location: 'Hoogstraten',
        specific_tasks:
          'pluk verdelen over 25 seizoenarbeiders, kwaliteit per bak nakijken, uren registreren in app, nieuwe mensen tonen hoe het moet, ruzies oplossen',
        hard_skills: 'fytolicentie P2, rijbewijs G, Engels of Roemeens, heftruckattest',
        soft_skills: 'blijft kalm in de piek, rechtvaardig, luistert',
        hours: 'seizoen 45u winter 30u',
        salary: 'PC 145 vanaf 14,80',
        benefits: 'fruit, fietslease',
      },
    },
    hardSkills: ['fytolicentie', 'rijbewijs G', 'heftruck', 'Engels', 'Roemeens'],
    tasks: ['pluk', 'kwaliteit', 'uren', 'nieuwe mensen', 'ruzies'],
    neither: ['fietslease', 'seizoen 45u', 'PC 145'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: 'high', why: 'Checks each crate, registers hours.' },
      extraversie: { level: null, why: 'Leads 25 people, yet calm and listening are asked, not presence.' },
      vriendelijkheid: { level: 'high', why: 'Just, listens, settles quarrels.' },
      neuroticisme: { level: 'low', why: "'Blijft kalm in de piek'." },
    },
  },
]
