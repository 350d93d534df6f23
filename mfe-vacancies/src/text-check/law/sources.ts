/** Where a vacancy is decides which law it is under. */
export type Country = 'NL' | 'BE'

export type SourceName = 'age' | 'equal' | 'gender' | 'health' | 'pay' | 'plain'

const ANTIDISCRIMINATION = 'Antidiscriminatiewet van 10 mei 2007'
const RECRUITMENT = 'cao nr. 38 over werving en selectie, art. 10 en 11'
const PAY = 'Richtlijn (EU) 2023/970 over loontransparantie, art. 5'
const PLAIN = 'Rijksoverheid, Taalniveau B1: zinnen tot ongeveer 15 woorden, actief, gewone woorden'

/** What rules rest on, by country; the text is shown with the finding. */
export const sources: Record<Country, Record<SourceName, string>> = {
  NL: {
    age: 'Wet gelijke behandeling op grond van leeftijd bij de arbeid (WGBL), art. 3; College voor de Rechten van de Mens, Leeftijd in vacatures',
    equal: 'Algemene wet gelijke behandeling (AWGB), art. 5',
    gender: 'Wet gelijke behandeling van mannen en vrouwen (WGB), art. 3; Burgerlijk Wetboek 7:646',
    health:
      'Wet gelijke behandeling op grond van handicap of chronische ziekte (WGBH/CZ), art. 4; Wet op de medische keuringen, art. 4',
    pay: PAY,
    plain: PLAIN,
  },
  BE: {
    age: `${ANTIDISCRIMINATION} (leeftijd); ${RECRUITMENT}`,
    equal: `${ANTIDISCRIMINATION} en Antiracismewet van 30 juli 1981; ${RECRUITMENT}`,
    gender: `Genderwet van 10 mei 2007; ${RECRUITMENT}`,
    health: `${ANTIDISCRIMINATION} (handicap en gezondheidstoestand); wet van 28 januari 2003 over medische onderzoeken in arbeidsverhoudingen`,
    pay: PAY,
    plain: 'Vlaamse overheid, Heerlijk Helder: korte zinnen, actief, gewone woorden',
  },
}
