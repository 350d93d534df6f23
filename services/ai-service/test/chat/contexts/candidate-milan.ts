/** A candidate as our own profile has it, with the segments of a recording and its summary. */
export const milanCandidate = {
  kandidaatNaam: 'Milan Kovač',
  candidate: {
    id: '0190a000-0000-7000-8000-000000000001',
    name: 'Milan Kovač',
    photo: null,
    title: 'Monteur elektrotechniek',
    location: 'Nijmegen',
    skills: ['NEN 3140', 'Siemens PLC', 'Frequentieregelaars'],
    email: 'milan@voorbeeld.nl',
    phone: '06-87654321',
    linkedin: null,
    notes: 'Belt liever na vijf uur.',
    cv_filename: 'cv-milan.pdf',
    experience: [
      {
        position: 'Storingsmonteur',
        company: 'Papierfabriek Waal',
        period: 'maart 2019 – heden',
        description: 'Lost storingen op aan drie papiermachines en draait mee in de storingsdienst.',
      },
      { position: 'Leerling-monteur', company: 'Installatiebedrijf Berg', period: '2016 – 2019', description: null },
    ],
    status: 'nieuw',
  },
  transcriptionData: {
    fileName: 'gesprek.mp3',
    summary: 'Milan zoekt een dagdienst vanwege zijn jonge dochter. Hij is een harde werker die liever doet dan praat.',
    segments: [
      { start: 4, speaker: 'Spreker 1', text: 'Wat is je opleiding?' },
      { start: 8, speaker: 'Spreker 2', text: 'Ik heb mbo 3 elektrotechniek gedaan op het ROC in Nijmegen.' },
      { start: 60, speaker: 'Spreker 1', text: 'En wat wil je verdienen?' },
      {
        start: 64,
        speaker: 'Spreker 2',
        text: 'Nu krijg ik 3.100 plus toeslagen. Minder dan 3.300 wordt lastig als de toeslag wegvalt.',
      },
      { start: 120, speaker: 'Spreker 1', text: 'Waar word je blij van in je werk?' },
      { start: 124, speaker: 'Spreker 2', text: 'Een machine die stilstaat weer laten lopen. Dat geeft een kick.' },
      { start: 180, speaker: 'Spreker 1', text: 'Hoe snel kun je beginnen?' },
      { start: 184, speaker: 'Spreker 2', text: 'Ik heb twee maanden opzegtermijn.' },
      { start: 240, speaker: 'Spreker 1', text: 'Waar kun je nog in groeien?' },
      { start: 244, speaker: 'Spreker 2', text: 'Rapporten schrijven, daar ben ik niet goed in.' },
    ],
  },
}
