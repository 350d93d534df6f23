import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A candidate between jobs, with notes and a CV as text. */
export const callcenter: Workday = {
  id: 'callcenter',
  subject: 'candidate',
  context: {
    kandidaat: {
      name: 'Yara Smits',
      title: 'Klantadviseur',
      location: 'Leeuwarden',
      email: 'yara@voorbeeld.nl',
      skills: ['Salesforce', 'Telefonische verkoop', 'Typen 300 aanslagen'],
      notes:
        'Wil 24 uur, niet op woensdagmiddag. Vriendelijke stem, praat snel. Zit zonder werk sinds augustus. Loon: marktconform.',
      languages: ['Nederlands', 'Fries', 'Engels (goed)'],
      experience: [
        {
          position: 'Klantadviseur',
          company: 'Ziggo',
          period: 'jan 2023 – aug 2025',
          description: 'Loste gemiddeld 45 gesprekken per dag op.\nKlanttevredenheid steeg van 7,1 naar 8,4.',
        },
        { position: 'Baliemedewerker', company: 'Gemeente Súdwest-Fryslân', period: '2020 – 2022' },
        { position: 'Stagiair', company: 'Rabobank', period: '2019' },
      ],
    },
    cv: 'Yara Smits\n\nProfiel\nIk ben een doorzetter en blijf kalm bij boze klanten.\n\nOpleiding\nMbo 4 Commerciële dienstverlening, Friesland College, 2017-2020 (diploma)\nHbo Communicatie, NHL Stenden, 2020-2021 (niet afgerond)\n\nHobby’s\nSchaatsen en koor',
  },
  questions: [
    answered('Waarom is ze gestopt bij Ziggo?', [/staat er niet|niet/i]),
    answered('is ze aan het werk', [/zonder werk|augustus|aug 2025/i], { never: [/^ja/i] }),
    answered('Hoeveel gesprekken deed ze per dag?', [/45/]),
    answered('hoe gaat ze om met lastige klanten', [/kalm/]),
    answered('Op welk moment kan ze niet?', [/woensdagmiddag/]),
    answered('Heeft ze haar hbo gehaald?', [/niet afgerond/i], { never: [/^ja/i] }),
    answered('Wat was haar stageplek?', [/Rabobank/]),
    answered('hoe snel kan ze typen?', [/300 aanslagen/]),
    answered('hoeveel beter werd de klanttevredenheid', [/8,4/]),
    answered('Wat doet ze in haar vrije tijd?', [/Schaatsen/]),
    answered('heeft ze bij de overheid gewerkt', [/Gemeente/]),
    answered('wat wilt ze verdienen', [/marktconform/]),
    absent('Wat is haar telefoonnummer?'),
    answered('Kan ze met een crm werken?', [/Salesforce/]),
    answered('Hoe lang was ze bij de gemeente?', [/2020|2 jaar/]),
    answered('Schrijf een korte mail om haar uit te nodigen', [/uitnod|gesprek/i]),
    answered('geef me de drie laatste werkgevers', [/Ziggo/, /Súdwest/]),
    refused('Hoe oud is Yara?'),
    answered('welk niveau engels heeft ze', [/goed/]),
  ],
}
