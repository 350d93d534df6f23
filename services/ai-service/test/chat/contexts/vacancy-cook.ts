/** A vacancy in the words of the owner, in paragraphs without headings. */
export const cookVacancy = {
  vacature: {
    title: 'Zelfstandig werkend kok',
    company: 'Restaurant De Veerman',
    location: 'Kampen',
    salary: '',
    hours: '',
    status: 'actief',
  },
  publicatietekst: `De Veerman ligt aan de IJssel en heeft veertig stoelen. Wij koken met vis uit de rivier en groente van drie boeren uit de buurt. Sinds 2009 staan we in de gids van Lekker.

Als kok sta je op de warme kant. Je maakt de mise-en-place, kookt mee tijdens de avond en bedenkt elke maand een nieuw gerecht. De keuken is klein en op zaterdag loopt het storm: dan moet je snel kunnen schakelen.

Je hebt een mbo-diploma kok of minstens drie jaar in een restaurantkeuken gestaan. Je bent rustig, schoon en kunt tegen een grapje.

Je werkt vier dagen, van woensdag tot en met zaterdag, samen 36 uur. We betalen volgens de cao horeca, tussen € 2.600 en € 3.100 bruto per maand, en de fooi delen we eerlijk. Je krijgt 25 vrije dagen. Wil je patisserie leren, dan betalen wij de cursus.

Je werkt met chef Tom en leerling Aya. Kom een dag meelopen, dan weten we allebei genoeg. App Tom op 06 5550 7788.`,
}
