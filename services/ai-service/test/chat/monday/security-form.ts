import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'
import { absentOrNo, cannotWrite, forbidden } from './labels.ts'

/** The form of a new vacancy, filled in for two thirds with notes. */
export const securityForm: Workday = {
  id: 'security-form',
  subject: 'general',
  context: {
    vacature: {
      title: 'Objectbeveiliger avond/nacht',
      salary: '€ 15,92 per uur + toeslag 35% nacht',
      location: 'Hengelo (terrein chemiebedrijf)',
      hours: '24-36',
      specific_tasks:
        "toegangscontrole\ncamera's uitkijken\nrondes lopen, ong. 8 km per dienst\nBHV inzet bij calamiteit",
      hard_skills:
        'mbo 2 beveiliging of cert. Beveiliger 2\ngrijze pas (of aan te vragen)\nrijbewijs B want locatie niet met ov te bereiken\nVCA = pre',
      soft_skills: 'rustig blijven, oplettend\nklantvriendelijk',
      company: 'Waakvast Beveiliging',
      sector: 'Particuliere beveiliging',
      team_composition: "14 collega's, je loopt altijd met zijn tweeën",
    },
  },
  questions: [
    answered('hoeveel verdien je per uur hier', [/15,92/]),
    answered('en snachts?', [/35 ?%/], { follows: true }),
    answered('rijbewijs nodig? en waarom', [/rijbewijs B/i, /\bov\b|openbaar vervoer/i], { never: [/^\s*nee\b/i] }),
    answered('is vca verplicht', [/\bpre\b|pluspunt|voordeel|niet verplicht|^\s*nee\b/i], { never: [/^\s*ja\b/i] }),
    answered('wat moet ik nog invullen', [/voorwaarden/i, /cultuur/i]),
    answered('uit hoeveel man bestaat het team', [/\b14\b|veertien/]),
    answered('loop je daar alleen', [/tweeën/], { never: [/^\s*ja\b/i] }),
    absent('welke dagen moeten ze werken'),
    answered('hoever wandelt ge per shift', [/8 km/]),
    answered('can I apply without a grijze pas?', [/aan te vragen|aangevraagd|aanvragen/i]),
    answered('minimaal aantal uren', [/\b24\b/]),
    absentOrNo('zit er reiskostenvergoeding bij'),
    answered('vat de taken samen in 2 zinnen', [/toegangscontrole/i], { sentences: 2 }),
    forbidden('mag ik erbij zetten dat we voor de nacht een man zoeken'),
    answered('staat er iets in over bhv en over een hond', [
      /BHV/,
      /\bhond\b.{0,80}\b(?:niet|niets|geen)\b|\b(?:niet|niets|geen)\b.{0,80}\bhond\b/i,
    ]),
    answered('herschrijf de taken ff als je-zinnen', [
      [/\bje (?:doet|houdt|controleert|kijkt|loopt|verzorgt|zet|bent|springt)\b/i, ...cannotWrite],
    ]),
  ],
}
