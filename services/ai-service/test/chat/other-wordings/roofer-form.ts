import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** A Flemish form for a roofer, filled in with notes, and the text of the vacancy. */
export const rooferForm: Workday = {
  id: 'roofer-form',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Dakdekker bitumen',
      company: 'Daktop Hasselt',
      location: 'Hasselt, werven in Limburg',
      hours: '40u/week, start 6u30',
      salary: '17 - 21 euro/u afh van ervaring',
      specific_tasks: 'platte daken leggen\nlekken zoeken en herstellen\nmateriaal klaarzetten avond voordien',
      hard_skills:
        '1 jaar ervaring OF technische opleiding\ngeen hoogtevrees\nrijbewijs B = must, C = plus\nVCA halen we samen',
      benefits: 'ecocheques\n12 rustdagen bouw\nkledij en gereedschap van ons',
      team_composition: '3 ploegen van 3, chef is Danny',
    },
    publicatietekst: `Dakdekker bitumen in Hasselt

Je vertrekt om 6.30 uur met de camionette vanuit ons depot in Kuringen en je bent om 16 uur terug. Bij regen wordt er niet gewerkt.

Je begint via interim, na drie maanden krijg je een contract van onbepaalde duur.

Bel Ria op 011 22 33 44. Je spreekt eerst met Ria, daarna draai je een dag mee op de werf.`,
  },
  questions: [
    answered('hoe laat begint ge', [/6[u.]30/]),
    answered('en tot hoe laat', [/16 uur/], { follows: true }),
    answered('wanneer zijn ze gedaan', [/16 uur/]),
    answered('is rijbewijs C nodig', [/plus/i], { never: [/^\s*ja\b/i] }),
    answered('is rijbewijs B verplicht', [/must/], { never: [/^\s*nee\b/i] }),
    answered('is vca verplicht', [/halen we samen/], { never: [/^\s*ja\b/i] }),
    answered('hoeveel verlof is er', [/12 rustdagen/]),
    answered('krijg je werkkleren', [/kledij/]),
    answered('is het direct vast', [/drie maanden/], { never: [/^\s*ja\b/i] }),
    answered('moet je hoogtes aankunnen', [/hoogtevrees/]),
    answered('en zonder diploma', [/technische opleiding/]),
    answered('vanwaar vertrekken ze', [/Kuringen/], { never: [/reden van vertrek/] }),
    answered('wat ontbreekt nog', [/startdatum|sterker|vind ik niet/i]),
    absent('is er een gsm van de zaak', { never: [/011 22/] }),
    absent('staat er iets over pensioen'),
  ],
}
