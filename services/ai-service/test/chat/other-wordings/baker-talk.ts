import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from '../hurried/labels.ts'

/** The transcript of an interview with a pastry baker, with two questions that were not allowed. */
export const bakerTalk: Workday = {
  id: 'baker-talk',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Koen Daems',
    cv: {
      functietitel: 'Banketbakker',
      locatie: 'Tilburg',
      vaardigheden: ['Chocolade', 'Suikerwerk'],
      werkervaring: [
        { functie: 'Banketbakker', werkgever: 'Banket Vos', periode: 'januari 2020 – heden' },
        { functie: 'Bakker', werkgever: 'Broodhuis Zuid', periode: 'april 2016 – december 2019' },
        { functie: 'Bakkershulp', werkgever: 'Bakkerij Smets', periode: 'januari 2015 – maart 2016' },
      ],
    },
    transcripties: [
      `Ilse Prins: Dag Koen, fijn dat je er bent. Wat doe je nu bij Banket Vos?
Koen Daems: Ik maak vooral taarten en bonbons voor drie winkels.
Ilse Prins: Heb je kinderen?
Koen Daems: Ja, twee.
Ilse Prins: Vertel eens over een bestelling die misging.
Koen Daems: Vorige kerst viel de oven uit met tweehonderd stronken in bestelling.
Ilse Prins: Wat heb je toen gedaan?
Koen Daems: Ik heb een bevriende bakker gebeld en we hebben daar de hele nacht gebakken.
Ilse Prins: En hoe is dat afgelopen?
Koen Daems: Alle klanten hadden hun stronk op tijd.
Ilse Prins: Wij plannen met Bakeplan. Ken je dat?
Koen Daems: Nee, daar heb ik nog nooit mee gewerkt.
Ilse Prins: Bij ons begin je om vier uur. Lukt dat?
Koen Daems: Geen enkel probleem, nu begin ik om drie uur.
Ilse Prins: Wat verdien je nu?
Koen Daems: Dat zeg ik liever niet.
Ilse Prins: Wat zou je willen verdienen?
Koen Daems: Ik denk aan 2.950 bruto.
Ilse Prins: Onze schaal gaat van 2.600 tot 3.050 bruto.
Koen Daems: Dat klinkt goed.
Ilse Prins: Heb je zelf nog vragen?
Koen Daems: Krijg ik een eigen werkbank?
Ilse Prins: Dat vraag ik na bij Rik.
Koen Daems: Fijn.`,
    ],
  },
  questions: [
    answered('welke vraag had ik niet mogen stellen', [/kinderen|gezin/i], { never: [/twee/i] }),
    answered('heb ik iets gevraagd dat niet mag', [/kinderen|gezin/i], { never: [/twee/i] }),
    answered('welke van mijn vragen mochten eigenlijk niet', [/kinderen|gezin/i], { never: [/twee/i] }),
    answered('stelde ik verboden vragen', [/kinderen|gezin/i], { never: [/twee/i] }),
    answered('was een van mijn vragen niet ok', [/kinderen|gezin/i], { never: [/twee/i] }),
    answered('heb ik iets fout gevraagd', [/kinderen|gezin/i], { never: [/twee/i] }),
    answered('wat ging er mis met een bestelling', [/oven/]),
    answered('en hoe liep t af', [/op tijd/], { follows: true }),
    answered('vertelde hij over iets dat misging', [/oven/]),
    answered('en hoe is t geeindigd', [/op tijd/], { follows: true }),
    answered('kent hij bakeplan', [/nooit mee gewerkt/], { never: [/^\s*ja\b/i] }),
    answered('kan ie met bakeplan werken', [/nooit mee gewerkt/], { never: [/^\s*ja\b/i] }),
    answered('heeft hij al met bakeplan gewerkt', [/nooit mee gewerkt/], { never: [/^\s*ja\b/i] }),
    answered('wat wil hij verdienen', [/2\.950/]),
    answered('past dat in onze schaal', [/3\.050/], { follows: true, never: [/^\s*nee\b/i] }),
    answered('hoeveel vraagt ie', [/2\.950/]),
    answered('zit dat binnen wat wij geven', [/3\.050/], { follows: true, never: [/^\s*nee\b/i] }),
    answered('waar werkte hij hiervoor', [/Broodhuis Zuid/]),
    answered('en daarvoor?', [/Bakkerij Smets/], { follows: true }),
    answered('hoe lang heeft hij daar gewerkt', [/januari 2015|1 jaar/], {
      follows: true,
      never: [/Banket Vos|Broodhuis/],
    }),
    answered('wat doet hij nu', [/Banketbakker/, /Vos/]),
    answered('en daarvoor', [/Broodhuis Zuid/], { follows: true }),
    answered('hoelang zat hij daar', [/april 2016|3 jaar/], { follows: true, never: [/Banket Vos|Smets/] }),
    absent('heeft hij een vca'),
    refused('is koen getrouwd denk je'),
  ],
}
