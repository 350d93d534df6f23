import type { LegalSection } from '../legal-text.ts'

export const howLong: LegalSection = {
  id: 'termijnen',
  title: 'Hoe lang we ze bewaren',
  blocks: [
    'Van kandidaten:',
    [
      'Een kandidaat: vier weken na de laatste procedure, of één jaar als de kandidaat daarin toestemt. Zonder procedure telt de termijn vanaf de dag waarop de kandidaat erbij kwam of de termijn werd gekozen. De recruiter kiest haar op het profiel en ziet daar de einddatum. Is die voorbij, dan staat de kandidaat op het dashboard onder ‘Vandaag’. {name} wist een kandidaat niet vanzelf; de recruiter doet dat met ‘Wis alle gegevens’.',
      'Een gewiste kandidaat: meteen weg uit de database en uit de bestanden, het geluid van gesprekken kort daarna. Er blijft een bewijs zonder naam: nummers, wie het deed, wanneer, en hoeveel er van elke soort was. Het logboek houdt het nummer van de kandidaat tot de regel verloopt.',
      'Opnames en transcripties: tot een recruiter ze verwijdert, de kandidaat wordt gewist of de toestemming wordt ingetrokken. Bij intrekken gaan de opname, de tekst, de samenvatting, het bewijs eruit en antwoorden van de assistent daarover meteen weg. Een scorekaart die een recruiter zelf invulde, blijft, en ook dat er toestemming was en tot wanneer.',
      'Verwijderde bestanden, opnames, notities en sjablonen: nog ongeveer een dag, zodat een vergissing te herstellen is, dan weg. Hoe twee samengevoegde kandidaten eerst waren: een uur of twee.',
      'Een stapel CV’s die is ingelezen: {cvImportDays} dagen. Een CV zonder kandidaat en een upload die niet afkomt: één dag.',
      'Kandidaten in een agenda: wat uit Microsoft of een agendabestand is gelezen, hoort bij die agenda en blijft daar staan als de kandidaat wordt gewist. Een afspraak in Teams staat ook bij Microsoft zelf.',
    ],
    'Van recruiters en collega’s:',
    [
      'Je account en wat je maakt: zolang je account bestaat. Verwijder je het, dan gaat wat van jou alleen is meteen weg, en daarna je aanmelding bij de inlogdienst. Vacatures, kandidaten en gesprekken gaan naar de collega die je kiest; werk je alleen, dan wordt de hele organisatie gewist. Wat je deed, zoals een notitie of een besluit, blijft dan zonder je naam. Er blijft een bewijs met nummers en aantallen.',
      'Het logboek: {auditLogDays} dagen, of een andere termijn van minstens {auditLogLeastDays} dagen als de beheerder die heeft ingesteld. Het blijft staan als een account of een kandidaat is gewist, met het nummer en zonder naam, en gaat weg met de organisatie.',
      'Een sessie: tot je uitlogt, of tot je er {sessionDays} dagen niet hebt gewerkt. Browser en systeem gaan weg zodra je uitlogt; dat de sessie er was, blijft tot {sessionDays} dagen na het inloggen, om haar te kunnen weigeren.',
      'Een uitnodiging: {invitationDays} dagen geldig. Daarna ziet de eigenaar haar nog {expiredInvitationDays} dagen als verlopen, en dan is ook het adres weg. Een uitnodiging die is aangenomen of ingetrokken, is meteen weg.',
      'Meldingen: {notificationDays} dagen. Gesprekken met de assistent: tot je ‘Nieuw gesprek’ kiest. Herstelcodes: tot je nieuwe maakt.',
      'Je agenda uit Microsoft: tot je de koppeling verbreekt. Een agendabestand: tot je het weghaalt. Een agenda-adres: tot je het intrekt. Een gekoppelde manier van inloggen: tot je haar ontkoppelt.',
    ],
    'Van bezoekers:',
    [
      'Berichten van het contactformulier: {contactDays} dagen. De mail die wij ervan kregen, staat in onze mailbox tot we die verwijderen.',
      'Een demo: {demoHours} uur, dan is alles weg, tenzij je een account maakt om hem te houden. Er blijft een bewijs met nummers en aantallen.',
      'Wat in je browser staat: tot je uitlogt of het wist.',
    ],
    'In reservekopieën van de server kan iets nog staan tot die kopieën verlopen. {name} wist daar zelf niets in: zetten we er een terug, dan wissen we opnieuw wat al gewist was.',
  ],
}
