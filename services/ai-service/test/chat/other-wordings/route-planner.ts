import type { Workday } from '../workday/types.ts'
import { answered } from '../hurried/labels.ts'

/** The summary of an interview with agreements of both sides. */
export const routePlanner: Workday = {
  id: 'route-planner',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Nadia Benhaddou',
    samenvattingen: [
      `Werkervaring
- Ik plan sinds 2021 de routes van 35 chauffeurs bij een pakketdienst.
- Ik heb een systeem ingevoerd waardoor er 12 procent minder kilometers gereden worden.

Afspraken
- Zij stuurt voor vrijdag twee referenties.
- Ik bel haar woensdag over een tweede gesprek met Carla.`,
    ],
    notities: ['Sterk verhaal, wel wat zenuwachtig in het begin.'],
  },
  questions: [
    answered('was ze nerveus', [/zenuwachtig/]),
    answered('wat moet zij nog doen', [/twee referenties/]),
    answered('wat heeft ze bespaard', [/12 procent/]),
    answered('wie is carla', [/tweede gesprek/]),
  ],
}
