/** A short vacancy as it is typed in a hurry. */
export const driverVacancy = {
  titel: 'Chauffeur CE',
  opdrachtgever: 'Van Berkel Transport, Helmond',
  details: {
    wat: 'Je rijdt met een koeloplegger door de Benelux en laadt en lost zelf. Je plant je pauzes en houdt je ritstaat bij.',
    eisen: ['Rijbewijs CE', 'Code 95', 'Je spreekt Nederlands of Duits', 'Je bent klantvriendelijk en punctueel'],
    aanbod: [
      '€ 17,80 per uur',
      '24 vakantiedagen en 3,5 atv-dagen',
      'Een eigen vrachtwagen uit 2024',
      'Bij goed functioneren na een half jaar een vast contract',
      'We betalen je verlenging van code 95',
    ],
    werktijden: 'Maandag tot en met vrijdag, gemiddeld 50 uur. Je slaapt één nacht per week in de cabine.',
    lastig: 'De files rond Antwerpen en strakke lostijden bij supermarkten.',
    bedrijf: 'Familiebedrijf met 40 wagens, gestart door opa Piet in 1955. Iedereen luncht samen op vrijdag.',
  },
}
