import type { PersonaCase } from './types.ts'

export const technologyAndBuildPersonas: readonly PersonaCase[] = [
  {
    id: 'crane-operator',
    half: 'kept',
    country: 'NL',
    source: {
      vacatureText: `Kraanmachinist mobiele kraan | Lelystad | € 19,50 pu

Voor onze opdrachtgever zoeken wij een machinist.

TAKEN: graven van sleuven voor kabels en leidingen / laden van vrachtwagens / dagelijks onderhoud kraan (smeren, oliepeil) / werkbriefje invullen

EISEN: TCVT mobiele kraan, VCA, KLIC melding kunnen lezen. Millimeterwerk want er liggen kabels. Je zit de hele dag alleen in de cabine.

BIEDEN: 40 uur, bus, CAO Bouw. Reageer via de knop of app 06-00000000`,
    },
    hardSkills: ['TCVT', 'VCA', 'KLIC'],
    tasks: ['sleuven', 'laden', 'onderhoud', 'werkbrie'],
    neither: ['BIEDEN', '06-00000000', 'CAO Bouw', 'bus', 'EISEN', 'de knop'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: 'high', why: 'Millimetre work near cables and daily maintenance.' },
      extraversie: { level: 'low', why: 'Alone in the cabin all day.' },
      vriendelijkheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      neuroticisme: { level: null, why: 'Precision is asked, calm is not.' },
    },
  },
  {
    id: 'rd-engineer',
    half: 'tune',
    country: 'BE',
    source: {
      form: {
        title: 'R&D ingenieur composieten (junior)',
        company: 'Aerolith',
        location: 'Genk (Thor Park)',
        specific_tasks:
          'nieuwe materialen uittesten - proefopstellingen bedenken en bouwen - literatuur opvolgen - resultaten presenteren aan klanten en op beurs - octrooien mee voorbereiden',
        hard_skills: 'master ingenieurswetenschappen chemie/materialen; Python of Matlab; Engels vlot',
        soft_skills: 'nieuwsgierig, durft te falen, buiten de lijntjes kleuren',
        history: 'spin-off uit 2017',
        company_culture: 'startup, iedereen doet alles, prioriteiten wijzigen wekelijks',
        benefits: 'warrants, fietslease, 32 VAK',
      },
    },
    hardSkills: ['Python', 'Matlab', 'composieten', 'Engels', 'ingenieurswetenschappen'],
    tasks: ['materialen', 'proefopstelling', 'literatuur', 'presenteren', 'octrooi'],
    neither: ['32 VAK', 'warrants', 'fietslease', 'spin-off'],
    traits: {
      openheid: { level: 'high', why: 'Curious, dares to fail, invents set-ups.' },
      consciëntieusheid: {
        level: 'low',
        why: 'Colouring outside the lines and priorities that change each week suit a loose style.',
      },
      extraversie: { level: null, why: 'Presents at fairs now and then; not the core.' },
      vriendelijkheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      neuroticisme: { level: null, why: "'Durft te falen' is openness more than calm; a reader may leave it." },
    },
  },
  {
    id: 'bim-drafter',
    half: 'kept',
    country: 'NL',
    source: {
      form: {
        title: 'BIM-modelleur installatietechniek - 36 u',
        specific_tasks:
          'MODELLEREN W-INSTALLATIES IN REVIT; CLASHCONTROLES MET E EN BOUWKUNDE; TEKENINGEN VOOR PREFAB UITDRAAIEN; STABU KOPPELEN',
        hard_skills: 'MBO/HBO WTB, Revit + Stabicad, kennis NEN 1087 mooi meegenomen',
        soft_skills: 'secuur, zelfstandig, weinig poespas',
        company: 'Tech2Draw',
        benefits: 'thuiswerken 3 dgn / 30 vrij / 13e',
        team_composition: '5 modelleurs',
        company_culture: 'rustig kantoor, koptelefoon op mag',
      },
    },
    hardSkills: ['Revit', 'Stabicad', 'NEN 1087', 'Stabu'],
    tasks: ['modelleren', 'clashcontrole', 'tekeningen', 'prefab'],
    neither: ['thuiswerken 3 dgn', '30 vrij', '13e', 'koptelefoon', '36 u'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: 'high', why: "'Secuur' and clash checks." },
      extraversie: { level: 'low', why: 'Quiet office, headphones on, three days at home, independent.' },
      vriendelijkheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      neuroticisme: { level: null, why: 'A quiet office is no demand on calm.' },
    },
  },
  {
    id: 'site-manager-asbestos',
    half: 'tune',
    country: 'NL',
    source: {
      vacatureText: `Deskundig toezichthouder asbestverwijdering (DTA) regio Rotterdam
*** LET OP: veiligheidsonderzoek door opdrachtgever ***
Je stuurt 4 DAV'ers aan. Je controleert containment, onderdruk, luchtmetingen en legt alles vast in LAVS. Je stopt het werk als het niet veilig is, ook als de aannemer boos wordt. Je doet de startwerkbespreking en spreekt mensen direct aan.
Je hebt: DTA certificaat, VCA-VOL, medische keuring adembescherming, rijbewijs B.
Wij: € 3.400 tot 4.000, bus, 25+20 dagen. Vragen: Chantal 010 000 00 00.`,
    },
    hardSkills: ['DTA', 'VCA-VOL', 'LAVS', 'rijbewijs B', 'adembescherming'],
    tasks: ['containment', 'luchtmeting', 'startwerkbespreking', 'aansturen', 'veilig'],
    neither: ['LET OP', 'Chantal', '010 000 00 00', '25+20 dagen', 'bus'],
    traits: {
      openheid: { level: null, why: 'Nothing in the vacancy speaks of it.' },
      consciëntieusheid: { level: 'high', why: 'Checks and records everything.' },
      extraversie: { level: 'high', why: 'Leads the start meeting and speaks to people directly.' },
      vriendelijkheid: { level: 'low', why: 'Stops work even when the contractor is angry.' },
      neuroticisme: { level: 'low', why: 'Stands firm when others are angry.' },
    },
  },
]
