/** A candidate as a list of notes under keys nobody agreed on, with a CV without headings. */
export const fleurCandidate = {
  kandidaatNaam: 'Fleur Timmermans',
  profiel: {
    samenvattingRecruiter:
      'Fleur is recruitmentmarketeer. Ze wil weg bij haar bureau omdat ze voor één merk wil werken.',
    wensen: {
      uren: '36',
      brutoMaandsalaris: 4250,
      thuiswerkdagen: 'Minstens twee per week',
      ingangsdatum: 'in overleg, op zijn vroegst half augustus',
    },
  },
  cvTekst: `Fleur Timmermans, Den Bosch
Sinds 2018 werk ik bij bureau Kleurrijk, waar ik campagnes maak voor ziekenhuizen en scholen.
Ik bedacht de campagne 'Zorg voor later', die 4.000 sollicitaties opleverde.
Eerder was ik drie jaar redacteur bij dagblad De Maas.
In 2014 haalde ik mijn bachelor Communicatie aan Fontys in Tilburg.
Ik werk dagelijks met Google Ads, LinkedIn Recruiter en Figma.
Mijn collega's noemen me nieuwsgierig en eerlijk.
Presenteren voor grote groepen vind ik spannend.
In het weekend geef ik schaatsles.`,
}
