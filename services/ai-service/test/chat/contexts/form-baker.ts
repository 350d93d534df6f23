/** A create form, half filled in. */
export const bakerForm = {
  vacature: {
    functie: 'Banketbakker',
    organisatie: 'Bakkerij Van Vliet',
    salaris: '',
    locatie: 'Leeuwarden',
    uren: '38 uur, van dinsdag tot en met zaterdag',
    specifieke_taken: 'Taarten maken en afwerken\nDeeg bereiden\nLeerlingen begeleiden',
    hard_skills: 'Diploma banketbakker niveau 3\nKennis van HACCP',
    soft_skills: 'Netjes werken\nVroeg opstaan is geen probleem',
    secundaire_arbeidsvoorwaarden: '25 vakantiedagen\nGratis brood',
    team_samenstelling: 'Vijf bakkers en drie verkopers. Bakker Sjoerd geeft leiding.',
    geschiedenis: 'De bakkerij bestaat sinds 1921.',
    organisatiecultuur: '',
  },
}
