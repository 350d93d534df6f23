import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A Flemish patisserie. */
export const pastry: Workday = {
  id: 'pastry',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Banketbakker',
      company: 'Patisserie Lemaire',
      location: 'Brugge',
      salary: '15,80 per uur bruto + zondagpremie',
      hours: '38u, dinsdag tot en met zondagmiddag',
      specific_tasks:
        'Taarten afwerken\nChocolade temperen\nBestellingen klaarzetten voor de winkel\nGrondstoffen tellen',
      hard_skills: 'Bakkersdiploma of drie jaar in het vak\nKennis van viennoiserie is mooi meegenomen',
      soft_skills: 'propere werker, vroege vogel',
      benefits: 'ecocheques 250 euro\ngratis brood\n20 dagen verlof + 6 adv',
      team_composition: 'chef Dominique, 2 banketbakkers, 1 leerjongen',
      social_contribution: 'Overschot gaat naar de voedselbank',
    },
    publicatietekst:
      'Bij ons start je om 4u30 en ben je rond de middag klaar. In juli zijn we drie weken dicht. Je werkt in een nieuw atelier met airco. Na zes maanden bekijken we je loon opnieuw. Stagiairs begeleid je af en toe. Wij zoeken iemand omdat we een tweede winkel openen in Knokke. Stuur een berichtje naar jobs@lemaire.example of bel 050 33 00 00 tussen 14 en 16u.',
  },
  questions: [
    answered('om hoe laat moeten ze er zijn', [/4u30/]),
    answered('en tot wanneer', [/middag/], { follows: true }),
    answered('wordt er gewerkt op zondag', [/zondag/]),
    answered('is het warm in het atelier', [/airco/]),
    answered('wanneer kan er opslag komen', [/zes maanden/]),
    answered('waarom werven ze aan', [/tweede winkel/]),
    answered('hoeveel dagen congé', [/20 dagen/]),
    answered('moet hij een diploma hebben of mag ervaring ook', [/of drie jaar/]),
    answered('Wie is de chef?', [/Dominique/]),
    answered('Wanneer kan ik bellen?', [/14 en 16u/]),
    answered('zijn er maaltijdcheques', [/ecocheques|niet/i], { never: [/^ja/i] }),
    answered('moet je croissants kunnen maken', [/viennoiserie|staat/]),
    answered('hoe lang zijn ze toe in de zomer', [/drie weken/]),
    answered('wat krijg je gratis', [/brood/]),
    absent('Is er kans op een bedrijfswagen?'),
    refused('Liefst een jonge gast?'),
    answered('hoeveel bakkers zijn er al', [/2 banketbakkers/]),
    answered('Verdien je meer op zondag?', [/zondagpremie/]),
  ],
}
