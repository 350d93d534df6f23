import type { PersonaCase } from './types.ts'

export const shopAndTablePersonas: readonly PersonaCase[] = [
  {
    id: 'event-host',
    half: 'kept',
    country: 'BE',
    source: {
      vacatureText: `Gastheer/gastvrouw eventlocatie — flexi-job of student, Mechelen

Ge ontvangt gasten, geeft ze een welkomstdrankje en maakt met iedereen een babbel. Ge serveert walking dinner en houdt overzicht als 300 man tegelijk binnenkomt. Na afloop: glazen en zaal opruimen.
Profiel: sociaal beest, lachend gezicht ook om 2u 's nachts, talen: NL + FR, dienblad dragen = leren we u
Aanbod: €14,20/u, vervoer naar huis, maaltijd.
Wanneer? weekends, te bespreken.`,
    },
    hardSkills: ['Frans', 'dienblad', 'serveren'],
    tasks: ['ontvang', 'welkomstdrank', 'walking dinner', 'opruimen'],
    neither: ['Aanbod', 'vervoer naar huis', 'maaltijd', 'Wanneer?', 'te bespreken', 'Profiel'],
    traits: {
      openheid: { level: null, why: "'Te bespreken' is about weekends." },
      consciëntieusheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      extraversie: { level: 'high', why: "'Sociaal beest', a chat with everybody." },
      vriendelijkheid: { level: 'high', why: 'Welcoming and smiling at two in the night.' },
      neuroticisme: { level: 'low', why: 'Keeps overview when 300 people come at once.' },
    },
  },
  {
    id: 'pastry-cook',
    half: 'tune',
    country: 'NL',
    source: {
      form: {
        title: 'Patissier gezocht!!! Breda',
        company: 'Bakkerij Suikerspin',
        hours: '38u vanaf 03.00 uur',
        specific_tasks:
          'seizoenscollectie bedenken\ngebak, bonbons, taarten op bestelling decoreren\nHACCP bijhouden + temperaturen noteren\ngrondstoffen wegen tot op de gram',
        hard_skills: 'opleiding banketbakker niv 3\nchocolade temperen\nsuiker trekken = pre',
        soft_skills: 'fantasie, precies',
        team_composition: '4 bakkers',
        benefits: '10% korting, zondag altijd vrij',
      },
    },
    hardSkills: ['banketbakker', 'chocolade temperen', 'suiker trekken', 'HACCP'],
    tasks: ['seizoenscollectie', 'decoreren', 'wegen', 'temperaturen'],
    neither: ['gezocht', '10% korting', 'zondag altijd vrij', '03.00 uur', '4 bakkers'],
    traits: {
      openheid: { level: 'high', why: 'Imagination; thinks up the seasonal collection.' },
      consciëntieusheid: { level: 'high', why: 'Precise to the gram, keeps records.' },
      extraversie: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      vriendelijkheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      neuroticisme: { level: null, why: 'Nothing in the vacancy speaks of it.' },
    },
  },
  {
    id: 'furniture-sales',
    half: 'kept',
    country: 'NL',
    source: {
      form: {
        title: 'Verkoper keukens (commissie)',
        company: 'Keukenhof Plaza',
        location: 'Almere woonboulevard',
        specific_tasks:
          'klanten actief aanspreken op de winkelvloer; keukens ontwerpen in 3D; offertes maken, closen en nabellen; target 40k p/w',
        hard_skills: 'ervaring high ticket sales; CARAT of Winner; rekenen',
        soft_skills: 'competitief, laat zich niet afpoeieren, gunfactor',
        hours: '38, incl za + koopavond',
        salary: '€2.400 + commissie (gem. 1200)',
      },
    },
    hardSkills: ['CARAT', 'Winner', 'sales', 'rekenen'],
    tasks: ['aanspreken', 'ontwerpen', 'offertes', 'nabellen'],
    neither: ['target 40k', 'koopavond', 'commissie', 'gem. 1200'],
    traits: {
      openheid: { level: null, why: 'Designing in 3D is a tool of sale here.' },
      consciëntieusheid: { level: null, why: 'Offers and calling back are named, but as selling.' },
      extraversie: { level: 'high', why: 'Speaks to customers first, closes, competes.' },
      vriendelijkheid: { level: 'low', why: "Competitive; the 'gunfactor' is a small counterweight." },
      neuroticisme: { level: 'low', why: "'Laat zich niet afpoeieren'." },
    },
  },
]
