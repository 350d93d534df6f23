import type { PersonaCase } from '../personas/types.ts'
import { high, low, none } from './levels.ts'

export const personasOfTexts: readonly PersonaCase[] = [
  {
    id: 'verkoper-keukens-text',
    half: 'tune',
    country: 'BE',
    source: {
      vacatureText: `KEUKENVERKOPER TOONZAAL AALST
Keukens Van Hove is een familiebedrijf met 3 toonzalen.

JOUW JOB
Je ontvangt klanten in de toonzaal en luistert naar wat ze willen
tekenen van keukens in 2020 Design
je maakt offertes en volgt ze telefonisch op
Opmetingen bij de klant thuis (1x per week)
Je haalt je target van 6 keukens per maand

PROFIEL
- Commercieel en overtuigend, je steekt klanten aan met je enthousiasme
- kennis van 2020 Design of andere tekensoftware
- Nederlands en Frans
- zaterdag werken is voor jou geen probleem

ONS AANBOD
Vast loon + commissie | firmawagen | 1 weekdag vrij
Bel Sofie 053 55 66 77`,
    },
    hardSkills: ['2020 Design', 'Frans'],
    tasks: ['klanten', 'tekenen', 'offertes', 'opmeting', 'target'],
    neither: ['JOUW JOB', 'ONS AANBOD', 'firmawagen', '053 55 66 77', 'Sofie', 'Van Hove', 'commissie'],
    traits: {
      openheid: none('niets'),
      consciëntieusheid: none('target en offertes zijn geen ordelijkheid'),
      extraversie: high('overtuigend, enthousiasme'),
      vriendelijkheid: none('luisteren is een zwakke aanwijzing'),
      neuroticisme: none('niets'),
    },
  },
  {
    id: 'marketing-creative-text',
    half: 'kept',
    country: 'NL',
    source: {
      vacatureText: `Gezocht! Content creator (24-32u) voor Stichting Stadsnatuur

Wat ga je doen?
Filmpjes bedenken, schieten en monteren voor Instagram en TikTok. Nieuwsbrief schrijven (1.200 abonnees). Je verzint elke maand een nieuwe campagne waar niemand nog op gekomen is. Cijfers bijhouden in GA4 hoort erbij.
Wie ben jij?
Nieuwsgierig, eigenwijs en vol ideeën. Je stapt zo op een boswachter af voor een praatje. Ervaring met Premiere en Canva. HBO niveau.
Wat bieden we?
2.700 - 3.300 per maand, 28 vrije dagen, werkplek in het bos. Platte organisatie, alles bespreekbaar.
Vragen? Bel Jeroen: 06 11 22 33 44`,
    },
    hardSkills: ['Premiere', 'Canva', 'GA4'],
    tasks: ['filmpjes', 'nieuwsbrief', 'campagne', 'cijfers'],
    neither: ['Wat ga je doen', 'Jeroen', 'vrije dagen', 'Platte organisatie', 'Stadsnatuur'],
    traits: {
      openheid: high('nieuwsgierig, vol ideeën'),
      consciëntieusheid: none('cijfers horen erbij, meer niet'),
      extraversie: high('stapt zo op iemand af'),
      vriendelijkheid: none('niets'),
      neuroticisme: none('niets'),
    },
  },
  {
    id: 'begeleider-wonen-text',
    half: 'tune',
    country: 'NL',
    source: {
      vacatureText: `Woonbegeleider (LVB) Almelo 28 uur
Stichting De Brug – wonen voor jongvolwassenen met een licht verstandelijke beperking

taken:
* bewoners helpen met koken, schoonmaken en geldzaken
* ondersteuningsplannen schrijven en evalueren
* bemiddelen bij ruzie
* medicatie uitreiken
* slaapdienst 1x p week

wij vragen:
* mbo 4 MZ of hbo social work
* SKJ of bereid
* Je verliest je geduld niet snel, ook niet als iemand tegen je schreeuwt
* warm en betrokken, je gunt iedereen een tweede kans

salaris FWG 45 cao gehandicaptenzorg
solliciteer: hr@voorbeeld.nl`,
    },
    hardSkills: ['SKJ'],
    tasks: ['koken', 'geldzaken', 'ondersteuningsplan', 'ruzie', 'medicatie'],
    neither: ['wij vragen', 'hr@voorbeeld.nl', 'FWG 45', 'De Brug', 'cao gehandicaptenzorg'],
    traits: {
      openheid: none('niets'),
      consciëntieusheid: none('plannen schrijven is een taak'),
      extraversie: none('niets'),
      vriendelijkheid: high('warm, tweede kans'),
      neuroticisme: low('verliest geduld niet snel'),
    },
  },
  {
    id: 'schoonmaak-teamleider-text',
    half: 'kept',
    country: 'BE',
    source: {
      vacatureText: `Ploegverantwoordelijke schoonmaak ziekenhuis – Genk

Wat doe je?
– planning opmaken voor 22 poetshulpen
– controle van kamers en operatiekwartier volgens HACCP en ziekenhuishygiëne
– nieuwe mensen inwerken
– zelf meewerken als er iemand ziek is
– klachten van afdelingen oplossen

Wie zoeken we?
– ervaring in de schoonmaak en met leidinggeven
– je kan werken met Excel en een planningstool
– je komt op voor je ploeg maar durft ook nee zeggen
– je raakt niet in paniek als er drie mensen afbellen

Wat krijg je?
PC 121, cat. 8, ecocheques, uurrooster 6u – 14u`,
    },
    hardSkills: ['Excel', 'planningstool', 'ziekenhuishygiëne'],
    tasks: ['planning', 'controle', 'inwerken', 'klachten'],
    neither: ['Wat krijg je', 'ecocheques', 'PC 121', 'uurrooster', '6u – 14u'],
    traits: {
      openheid: none('niets'),
      consciëntieusheid: none('planning en controle zijn taken'),
      extraversie: none('durft nee zeggen is zwak'),
      vriendelijkheid: none('opkomen voor en nee zeggen'),
      neuroticisme: low('raakt niet in paniek'),
    },
  },
]
