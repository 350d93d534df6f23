/** A candidate with a summary and an interview, of a trade none of the other contexts has. */
export const omarCandidate = {
  kandidaatNaam: 'Omar Yildiz',
  cv: {
    kop: 'Pedagogisch medewerker',
    ervaring:
      'Kinderopvang De Zevensprong, Amersfoort (2017 - nu): vaste medewerker peutergroep\nBuurthuis Liendert (2015 - 2017): activiteitenbegeleider',
    opleiding: 'Mbo 4 Pedagogisch werk, ROC Midden Nederland\nKinder-EHBO (geldig tot 2026)',
    overMij: 'Ik heb veel geduld en zie snel wat een kind nodig heeft. Ouders vinden mij duidelijk.',
  },
  verslag: `Interviewer: Wat spreekt je aan in deze baan?
Omar: Dat jullie veel buiten spelen. Kinderen leren daar zoveel van.
Interviewer: Vanaf wanneer kun je?
Omar: Vanaf de herfstvakantie.
Interviewer: Hoeveel dagen wil je werken?
Omar: Vier dagen, liefst niet op woensdag.
Interviewer: Wat heb je nu als salaris?
Omar: Ik zit in schaal 6, trede 14. Dat wil ik graag houden.
Interviewer: Waar loop je tegenaan?
Omar: Ik vind het lastig om nee te zeggen tegen extra diensten.`,
}
