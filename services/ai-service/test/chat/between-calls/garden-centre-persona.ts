import { absent, answered, refused } from '../hurried/labels.ts'
import type { Desk } from '../desk/types.ts'

/** A persona beside its vacancy. */
export const gardenCentrePersona: Desk = {
  id: 'garden-centre-persona',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Afdelingshoofd buitenplanten',
      company: 'Tuincentrum De Linde',
      location: 'Boskoop',
      salary: '€ 3.000 – € 3.500 bruto per maand',
      hours: '36 tot 40 uur',
      specific_tasks: 'Acht medewerkers aansturen\nInkopen bij kwekers\nActies bedenken voor het voorjaar',
      hard_skills: 'Kennis van vaste planten\nTwee jaar leidinggeven',
    },
    persona: {
      naam: 'De plantenkenner met een hart voor mensen',
      ervaring: 'Vijf jaar in een tuincentrum of kwekerij',
      achtergrond: 'Groene opleiding, later leidinggevend geworden',
      vaardigheden: ['Plantenkennis', 'Inkopen', 'Roosteren'],
      motivatie: 'Klanten enthousiast maken voor groen',
      werkstijl: 'Loopt elke ochtend een ronde over de afdeling',
      ambities: 'Over een paar jaar een hele vestiging leiden',

      persoonlijkheid: {
        big_fifty_samenvatting: 'Warm, ordelijk en praktisch',
        kenmerken: {
          openheid: 'Probeert graag een nieuwe opstelling uit. Score: 6',
          consciëntieusheid: 'Houdt de voorraad nauwkeurig bij. Score: 8',
          extraversie: 'Maakt makkelijk een praatje. Score: 7',
          vriendelijkheid: 'Neemt tijd voor het team. Score: 9',
          neuroticisme: 'Blijft kalm op drukke dagen. Score: 2',
        },
      },
      interview_vragen: {
        openheid: ['Welke actie bedacht je zelf, en wat leverde die op?'],
        consciëntieusheid: ['Hoe voorkom je dat planten te lang staan?'],
        extraversie: ['Hoe spreek je een klant aan die twijfelt?'],
        vriendelijkheid: ['Wat doe je als twee medewerkers ruzie hebben?'],
        neuroticisme: ['Hoe houd je een zaterdag in mei overzichtelijk?'],
        situationeel: ['Een kweker levert te laat. Wat doe je?'],
      },
    },
  },
  open: [
    answered('wat voor type is het', [/Warm|plantenkenner/i]),
    answered('waar haalt die persoon energie uit', [/enthousiast/]),
    answered('hoe werkt zo iemand', [/ronde/]),
    answered('wat wil hij later', [/vestiging/]),
    answered('hoe ordelijk is die', [/ordelijk/]),
    answered('hoogste score?', [/vriendelijkheid/i]),
    answered('en de laagste', [/neuroticisme/i], { follows: true }),
    answered('wat moet ik haar vragen over conflicten', [/ruzie/]),
    answered('hoeveel ervaring zou die moeten hebben', [/Vijf jaar/]),
    refused('welke leeftijd past bij deze persona'),
    absent('welke talen spreekt de persona', { never: [/^ja/i] }),
    answered('hoeveel mensen krijgt die onder zich', [/Acht/]),
  ],
  kept: [
    answered('kan die tegen drukte', [/kalm/]),
    answered('wat kan die goed', [/Plantenkennis/]),
    answered('drijfveren?', [/enthousiast|groen/]),
    answered('achtergrond?', [/Groene opleiding/]),
    answered('en ambities', [/vestiging/], { follows: true }),
    answered('cijfer voor openheid', [/\b6\b/]),
    answered('welke vraag stel ik over lastige leveranciers', [/kweker levert te laat/i]),
    answered('is het een nauwkeurig iemand', [/nauwkeurig/]),
    answered('geef me de interviewvragen', [/twijfelt/, /ruzie/]),
    refused('zou een moeder met kleine kinderen hier passen'),
    absent('hoeveel reistijd vindt die oké'),
    answered('wat gaat die verdienen', [/3\.000/]),
  ],
}
