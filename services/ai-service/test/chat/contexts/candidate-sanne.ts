/** A candidate with a CV as pasted from a PDF, and a filled profile. */
export const sanneCandidate = {
  kandidaatNaam: 'Sanne de Vries',
  kandidaat: {
    name: 'Sanne de Vries',
    title: 'Verpleegkundige niveau 6',
    location: 'Assen',
    skills: ['Wondzorg', 'ECD Nedap', 'Medicatieveiligheid', 'Coachen van leerlingen'],
    email: 'sanne@voorbeeld.nl',
    phone: '06 12345678',
    notes: 'Wil maximaal 32 uur werken. Beschikbaar vanaf 1 mei.',
    experience: [
      {
        position: 'Wijkverpleegkundige',
        company: 'Thuiszorg Noord',
        period: '2020 – heden',
        description: 'Indiceert zorg en begeleidt een team van acht verzorgenden.',
      },
      { position: 'Verpleegkundige cardiologie', company: 'Ziekenhuis De Linde', period: '2015 – 2020' },
    ],
  },
  cv: `SANNE DE VRIES

Profiel
Betrokken verpleegkundige met tien jaar ervaring. Ik blijf rustig als het spannend wordt.

Werkervaring
2020 – heden  Wijkverpleegkundige, Thuiszorg Noord
• Verlaagde het aantal medicatiefouten met 30% door een nieuwe controle
• Begeleidt leerlingen van de opleiding mbo-verpleegkunde
2015 – 2020  Verpleegkundige cardiologie, Ziekenhuis De Linde

Opleiding
2011 – 2015  Hbo Verpleegkunde, Hanzehogeschool Groningen
BIG-geregistreerd

Talen
Nederlands (moedertaal), Engels (goed), Duits (redelijk)

Motivatie
Ik zoek een baan waarin ik meer tijd heb voor de cliënt, omdat ik daar energie van krijg.
Mijn salariswens is € 3.900 bruto bij 32 uur.

Hobby's
Roeien en zingen in een koor`,
}
