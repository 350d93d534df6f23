/** A candidate with a letter and an interview in two languages. */
export const priyaCandidate = {
  kandidaatNaam: 'Priya Sharma',
  cvData: {
    personalia: { naam: 'Priya Sharma', woonplaats: 'Eindhoven', email: 'priya@voorbeeld.nl' },
    werkervaring: [
      {
        functie: 'Controller',
        organisatie: 'Philex Machinebouw',
        periode: '2019 - heden',
        taken: 'Maandafsluiting, budgetten en het aansturen van twee medewerkers.',
      },
      { functie: 'Assistent-accountant', organisatie: 'Vermeer Accountants', periode: '2014 - 2019' },
    ],
    opleidingen: [{ studie: 'Bedrijfseconomie', school: 'Fontys Hogeschool', jaar: 2014, diploma: true }],
    talen: ['Nederlands: vloeiend', 'Engels: vloeiend', 'Hindi: moedertaal'],
    vaardigheden: 'SAP, Power BI, nauwkeurig, kritisch doorvragen',
  },
  transcripts: [
    'Interviewer: Why are you looking for something else?\nPriya: I want to have more influence on strategy, that is what gives me energy.\nInterviewer: When could you start?\nPriya: I have a notice period of one month, so March would work.\nInterviewer: And your salary expectation?\nPriya: Around 5,400 a month for 36 hours.\nInterviewer: What is your biggest achievement?\nPriya: I shortened the monthly closing from ten days to four.\nInterviewer: What should you still learn?\nPriya: I sometimes do too much myself instead of delegating.',
  ],
}
