import type { DemoCandidate } from '../demo-candidate.ts'

export const zorgCandidates: readonly DemoCandidate[] = [
  {
    name: 'Ilse Hoogveen',
    title: 'Verpleegkundige',
    location: 'Assen',
    skills: ['Wondzorg', 'Indicatiestelling', 'Palliatieve zorg'],
    email: 'ilse.hoogveen@example.nl',
    phone: '0592 000 107',
    experience: [
      {
        position: 'Verpleegkundige',
        company: 'Zorggroep De Essen',
        period: '2014 - heden',
        description: 'Afdeling revalidatie, sinds 2021 in de wijk.',
      },
    ],
    shortlisted: true,
    vacancy: 'Wijkverpleegkundige',
    steps: [{ stage: 2 }, { stage: 3 }],
  },
  {
    name: 'Kwame Eikelboom',
    title: 'Verpleegkundige in opleiding tot wijkverpleegkundige',
    location: 'Groningen',
    skills: ['Zorgplannen schrijven', 'Mantelzorgers begeleiden'],
    email: 'kwame.eikelboom@example.nl',
    experience: [
      {
        position: 'Verpleegkundige',
        company: 'Thuiszorg Hunzedal',
        period: '2019 - heden',
        description: 'Routes in de stad, begeleidt stagiairs.',
      },
    ],
    vacancy: 'Wijkverpleegkundige',
  },
  {
    name: 'Dorien Kloosterman',
    title: 'Teamleider thuiszorg',
    location: 'Emmen',
    skills: ['Roosteren', 'Coachen', 'Kwaliteitszorg'],
    email: 'dorien.kloosterman@example.nl',
    phone: '0591 000 108',
    notes: 'Kent de regio goed; oriënteert zich en staat nog in geen procedure.',
    experience: [
      {
        position: 'Teamleider',
        company: 'Thuiszorg Hunzedal',
        period: '2012 - heden',
        description: 'Team van achttien medewerkers.',
      },
    ],
  },
  {
    name: 'Roos Veldkamp',
    title: 'Wijkverpleegkundige',
    location: 'Beilen',
    skills: ['Indicatiestelling', 'Wondzorg', 'Zorgplannen schrijven'],
    email: 'roos.veldkamp@example.nl',
    phone: '0593 000 112',
    experience: [
      {
        position: 'Wijkverpleegkundige',
        company: 'Thuiszorg Westerveld',
        period: '2018 - heden',
        description: 'Wijkteam van negen collega’s in Beilen en Westerbork.',
      },
    ],
  },
  {
    name: 'Wessel Nijboer',
    title: 'Wijkverpleegkundige',
    location: 'Hoogeveen',
    skills: ['Infuustherapie', 'Coachen', 'Palliatieve zorg'],
    email: 'wessel.nijboer@example.nl',
    experience: [
      {
        position: 'Wijkverpleegkundige',
        company: 'Zorggroep De Essen',
        period: '2021 - heden',
        description: 'Technisch team voor infuus en pomp aan huis.',
      },
      {
        position: 'Verpleegkundige',
        company: 'Ziekenhuis Het Drostenhof',
        period: '2016 - 2021',
        description: 'Afdeling interne geneeskunde.',
      },
    ],
  },
  {
    name: 'Yasmin Berkhout',
    title: 'Verpleegkundige',
    location: 'Zuidlaren',
    skills: ['Zorgplannen schrijven', 'Elektronisch cliëntdossier'],
    email: 'yasmin.berkhout@example.nl',
    experience: [
      {
        position: 'Verpleegkundige thuiszorg',
        company: 'Thuiszorg Hunzedal',
        period: '2020 - heden',
        description: 'Route in de wijk, contactverzorgende voor twaalf cliënten.',
      },
    ],
  },
]
