/** A vacancy of a municipality, as one text with the headings of its site. */
export const policyVacancy = {
  functie: 'Beleidsadviseur wonen',
  werkgever: 'Gemeente Rijnmeer',
  vacaturetekst: `**Jouw impact**
Rijnmeer moet tot 2035 vierduizend huizen bouwen. Jij schrijft het woonprogramma en zorgt dat starters en ouderen niet buiten de boot vallen.

**Hier ga je aan de slag**
- Je stelt het woonprogramma op en brengt het naar de gemeenteraad
- Je onderhandelt met twee woningcorporaties over prestatieafspraken
- Je beantwoordt vragen van raadsleden

**Wie zoeken we?**
- Een afgeronde wo-opleiding, bijvoorbeeld planologie of bestuurskunde
- Minimaal vijf jaar ervaring bij een gemeente of corporatie
- Je bent politiek sensitief en je houdt je rug recht
- Je schrijft helder Nederlands

**Wat krijg je van ons?**
Je salaris is minimaal € 4.691 en maximaal € 6.642 bruto per maand (schaal 11). Daarbovenop komt een individueel keuzebudget van 17,05 %. Je werkt 32 tot 36 uur, waarvan de helft vanuit huis. Via de Rijnmeer Academie volg je trainingen die je zelf kiest.

**Waar kom je te werken?**
Het team Wonen bestaat uit acht adviseurs. De raad is sterk verdeeld over hoogbouw; dat vraagt om een rustige hand. We zitten in het stadhuis, vijf minuten lopen van het station.

**Interesse?**
Stuur je cv en motivatie voor 3 juni. Vragen? Bel teamleider Anouk Visser, 010 555 0199. Een assessment is deel van de procedure. Een VOG is verplicht.`,
}
