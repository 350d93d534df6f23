import type { Workday } from '../workday/types.ts'
import { absent, answered } from './labels.ts'

/** A foreman of gardeners: a form and a text. */
export const gardener: Workday = {
  id: 'gardener',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Voorman hovenier',
      company: 'Groenrijk Tuinen',
      location: 'Barneveld',
      salary: '€ 18,40 - € 22,10 per uur',
      hours: '40 uur, ’s winters 36',
      specific_tasks:
        'Ploeg van vier aansturen\nBestrating en beplanting aanleggen\nMaterieel onderhouden\nWerkbonnen invullen op de tablet',
      hard_skills: 'Rijbewijs BE\nMbo groenvoorziening of gelijkwaardig\nMotorzaagbewijs is een pre',
      soft_skills: 'aanspreekbaar, klantvriendelijk, niet bang voor regen',
      benefits:
        'bus met aanhanger mee naar huis\n27 vrije dagen\nwerkkleding en schoenen van de zaak\nvrijdagmiddagborrel',
      team_composition: '14 hoveniers, 2 in kantoor',
    },
    publicatietekst:
      'Over ons\nGroenrijk legt sinds 1987 tuinen aan bij particulieren en bedrijven in de Gelderse Vallei.\n\nDe functie\nJe verzamelt om 7.15 uur in de loods. Om 16.30 uur ben je weer terug. Deze plek komt vrij omdat Gerrit met pensioen gaat.\n\nWat bieden wij\nNa een halfjaar praten we over een vast contract. Je volgt elk najaar een cursus naar keuze.\n\nSolliciteren\nApp Hanneke: 06 11 22 33 44. We reageren binnen twee dagen. Bureaus hoeven niet te bellen.',
  },
  questions: [
    answered('hoe laat begint de dag', [/7\.15/]),
    answered('Waarom is die vacature er?', [/pensioen/]),
    answered('Hoeveel mensen moet je aansturen?', [/vier/]),
    answered('krijg je kleren van het werk', [/werkkleding/]),
    answered('Zit er een busje bij?', [/bus met aanhanger/]),
    answered('is een motorzaagdiploma verplicht', [/pre|pluspunt/], { never: [/^ja/i] }),
    answered('Wat verdien je minimaal?', [/18,40/]),
    answered('hoeveel verlofdagen', [/27/]),
    answered('Werk je bij slecht weer?', [/regen/]),
    answered('Hoe vlug hoor je iets?', [/twee dagen/]),
    answered('wanneer krijg je vast', [/halfjaar/]),
    answered('Zijn er cursussen?', [/cursus/]),
    answered('Wie zijn de klanten?', [/particulieren/]),
    answered('werken we met bureaus', [/Bureaus hoeven niet/]),
    answered('hoe groot is het bedrijf', [/14 hoveniers/]),
    answered('hoeveel uren in de winter', [/36/]),
    absent('Is er een 13e maand?'),
    answered('Hoe lang bestaan ze al?', [/1987/]),
    answered('met welk toestel vul je de werkbonnen in', [/tablet/]),
  ],
}
