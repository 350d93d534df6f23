/** A vacancy as another caller sends it: other keys, one HTML text, partly English words. */
export const developerVacancy = {
  job: {
    functietitel: 'Backend developer',
    bedrijf: { naam: 'Waterwijs', plaats: 'Utrecht', website: 'waterwijs.example' },
    tekst: `<h2>Backend developer bij Waterwijs</h2>
<p>Waterwijs meet met 12.000 sensoren hoeveel water er in de bodem zit. Boeren in zes landen gebruiken onze app. We zijn in 2014 begonnen op een zolderkamer in Delft.</p>
<h3>Dit ga je doen</h3>
<ul><li>Je bouwt en onderhoudt de API waar de sensoren hun metingen naartoe sturen.</li><li>Je maakt de verwerking van 40 miljoen metingen per dag sneller.</li><li>Je beoordeelt code van collega&#39;s.</li></ul>
<h3>Dit breng je mee</h3>
<ul><li>Minstens drie jaar ervaring met Kotlin of Java</li><li>Je kent PostgreSQL en Kafka</li><li>Je bent nieuwsgierig en durft fouten te laten zien</li><li>Je spreekt goed Engels, want het team is internationaal</li></ul>
<h3>Wat bieden wij</h3>
<p>Een salaris tussen € 4.500 en € 6.200 bruto per maand. Je werkt 32 tot 40 uur. Elk kwartaal krijg je vijf leerdagen en een conferentie naar keuze. Je krijgt een MacBook en een ov-kaart.</p>
<h3>Het team</h3>
<p>Het backendteam telt vier ontwikkelaars en een product owner. De lastigste opgave van dit jaar is de overstap naar een nieuw sensorprotocol zonder dat er metingen verloren gaan.</p>
<p><script>alert('x')</script>We werken volgens een vierdaagse werkweek in juli en augustus.</p>`,
  },
}
