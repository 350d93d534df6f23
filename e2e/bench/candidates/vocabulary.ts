const split = (words: string): string[] => words.trim().split(/\s+/)

export const firstNames =
  split(`Jan Piet Kees Noor Eva Sanne Thomas Lucas Emma Julia Daan Sem Lotte Fleur Bram Ruben Anouk Iris Maud Femke Amira Fatima Youssef Mohammed Ali Ahmet Zeynep Elif Omar Samira
  Chen Wei Priya Arjun Sofia Mateusz Agnieszka Katarzyna Ivan Olena Joost Wouter Maarten Jeroen Sander Bas Tim Niels Roos Tess Liv Milou Hanna Esther Ruth David Simon Levi Zoë José Chloé`)
export const surnames =
  split(`Jong Jansen Vries Berg Bakker Dijk Visser Smit Meijer Boer Mulder Groot Bos Vos Peters Hendriks Leeuwen Dekker Brouwer Wit Dijkstra Smits Graaf Meer Linden Kok Jacobs Haan Vermeulen Heuvel
  Veen Broek Brink Hoekstra Koster Kuipers Willems Schouten Prins Postma Haddou Demir Yilmaz Kaya Nguyen Singh Kowalski Novak Silva Santos Müller Schmidt Okafor Mensah Tahiri Bouazza Ozturk Janssen Janssens Verbeek`)
export const between = ['', '', '', 'de ', 'van ', 'van den ', 'van der ', 'el ']
export const places = split(
  'Amsterdam Rotterdam Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Apeldoorn Arnhem Haarlem Enschede Amersfoort Zwolle Leiden Leeuwarden Assen Meppel Deventer Emmen Venlo Delft Alkmaar Urk',
)
export const companies = split(
  'Linde Noorderlicht Zilverberg Waterkant Veldzicht Meridiaan Kompas Horizon Morgenster Duinrand Bergstroom Polderwerk Havenkade Lichtpunt Stadshart',
)
export const skills =
  split(`Excel Communicatie Planning Klantgerichtheid Samenwerken SQL Python JavaScript TypeScript React SAP Lassen Frezen Heftruck VCA BHV Wondzorg Medicatie Rapporteren Boekhouden Exact AFAS Projectmanagement Scrum
  Inkoop Verkoop Onderhandelen Duits Engels Frans Photoshop AutoCAD Revit PLC Hydrauliek Elektrotechniek Loodgieten Schilderen Metselen Timmeren Koken HACCP Gastvrijheid Kassa Voorraadbeheer Logistiek Transport Tachograaf Coaching Werving`)

/** Job titles: a field before a role, written as one word as in Dutch. */
export const fields =
  split(`magazijn zorg project kwaliteits productie verkoop inkoop personeels administratie onderhouds service logistiek transport wijk team ploeg locatie bouw elektro installatie
  horeca keuken winkel kantoor data netwerk systeem applicatie web product proces veiligheids milieu energie water grond machine gereedschap metaal hout meubel textiel voedings zuivel vlees
  zieken verpleeg thuiszorg jeugd gezins onderwijs leer school sport cultuur event communicatie marketing media reclame klanten order factuur belasting salaris loon krediet hypotheek`)
export const roles =
  split(`medewerker leider manager monteur planner assistent adviseur coördinator specialist beheerder controleur begeleider inspecteur operator technicus tekenaar ontwikkelaar ontwerper
  analist consulent trainer docent verzorgende hulp chauffeur bewaker schoonmaker inpakker sorteerder voorman opzichter verkoper inkoper boekhouder secretaresse receptionist`)

/** Words of every CV, the commonest first. */
export const common =
  split(`en de van in het met voor op een als bij aan tot werkzaamheden ervaring verantwoordelijk werk jaar team klanten medewerkers opleiding diploma heden functie periode begeleiden uitvoeren
  plannen rapporteren controleren verbeteren samenwerken zelfstandig organiseren overleg dagelijks bewaken kennis van systemen voorraad planning kwaliteit veiligheid afspraken collega's leverancier project
  resultaat proces verkoop administratie telefoon cursus certificaat rijbewijs nederlands engels vaardigheden competenties hobby's referenties beschikbaar flexibel gemotiveerd leergierig nauwkeurig stressbestendig
  verantwoording begroting jaarverslag vergadering notulen dossier cliënten bewoners patiënten zorgplan medicatie overdracht dienst nachtdienst weekend rooster inroosteren machines onderhoud storingen reparatie
  montage installeren testen oplevering tekeningen materialen bestellen facturen betalingen grootboek aangifte salarissen contracten werving selectie gesprekken training workshop presentatie verslag onderzoek analyse`)
