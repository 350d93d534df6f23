import type { DemoCandidate } from '../demo-candidate.ts'

export const logistiekCandidates: readonly DemoCandidate[] = [
  {
    name: 'Jorn Maasbracht',
    title: 'Transportplanner',
    location: 'Venlo',
    skills: ['Ritplanning', 'Transportmanagementsysteem', 'Rij- en rusttijden', 'Duits', 'Koeltransport'],
    email: 'jorn.maasbracht@example.nl',
    phone: '077 000 0115',
    notes: 'Werkt nu in dagdienst en wil graag terug naar twee diensten.',
    experience: [
      {
        position: 'Transportplanner',
        company: 'Vrachtbedrijf Grensland',
        period: '2019 - heden',
        description: 'Plant dagelijks 28 koelwagens naar Duitsland en Denemarken.',
      },
      {
        position: 'Medewerker expeditie',
        company: 'Veiling De Peel',
        period: '2015 - 2019',
        description: 'Laadlijsten, vrachtbrieven en contact met chauffeurs.',
      },
    ],
    vacancy: 'Transportplanner koeltransport',
    steps: [{ stage: 2 }],
  },
  {
    name: 'Esra Kesselaar',
    title: 'Planner binnenlands transport',
    location: 'Roermond',
    skills: ['Ritplanning', 'Klantcontact', 'Transportmanagementsysteem'],
    email: 'esra.kesselaar@example.nl',
    phone: '0475 000 116',
    experience: [
      {
        position: 'Planner',
        company: 'Distributie Roerdal',
        period: '2021 - heden',
        description: 'Plant de winkelbevoorrading met twintig wagens.',
      },
    ],
    vacancy: 'Transportplanner koeltransport',
  },
]
