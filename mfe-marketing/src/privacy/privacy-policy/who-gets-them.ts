import type { LegalSection } from '../legal-text.ts'

export const whoGetsThem: LegalSection = {
  id: 'delen',
  title: 'Met wie we ze delen',
  blocks: [
    'Gegevens van een organisatie ziet alleen die organisatie. Wie daar wat ziet, hangt af van de rol:',
    [
      'Eigenaren en recruiters zien alle vacatures en kandidaten van de organisatie, met de notities, mails, opnames en besluiten die daarbij horen. Eigenaren zien ook uitnodigingen en het logboek.',
      'Wie alleen leest, ziet hetzelfde als een recruiter, wijzigt niets en exporteert niets.',
      'Een hiring manager ziet alleen de vacatures van de uitnodiging en de kandidaten in die procedures: naam, functie, plaats, samenvatting, vaardigheden, werkervaring, score, hoe ver de procedure is en het CV. Het profiel toont geen contactgegevens en geen notities van anderen; in een CV kunnen ze wel staan.',
      'Collega’s zien van elkaar naam, e-mailadres, rol en sinds wanneer iemand erbij is.',
      'Je agenda, je meldingen, je sessies en je gesprekken met de assistent zijn van jou alleen.',
    ],
    'Standaard leest, schrijft en rekent {name} zelf, op de eigen server. Deze partijen komen er alleen bij als ze zijn ingesteld of als je ze zelf koppelt:',
    [
      'Inloggen gaat via Firebase Authentication van Google, of via ingebouwd inloggen op de server zelf als er geen Firebase-project is ingesteld. Mails om een adres te bevestigen of een wachtwoord te herstellen stuurt Firebase ook.',
      'Google of Microsoft, als je daarmee inlogt of je account eraan koppelt. Op de pagina’s om in te loggen en te registreren, en bij je inlogmethoden, laadt je browser dan een script van Google: dat ziet je IP-adres.',
      'Een taalmodel van een ander schrijft, leest en antwoordt, als de beheerder dat heeft ingesteld. Het krijgt wat daarvoor nodig is: het formulier van een vacature (ook dat van een bezoeker), de tekst van een CV zonder wat als gevoelig is herkend, wat er in een gesprek is gezegd om het samen te vatten, per eis wat in een CV is gevonden om een advies te schrijven, en je vraag aan de assistent met wat er over de vacature of kandidaat bekend is. Bij elk antwoord staat welk model het maakte.',
      'Een dienst die zinnen op betekenis vergelijkt, als de beheerder dat heeft ingesteld. Die krijgt zinnen uit CV’s en eisen van vacatures.',
      'Een dienst die spraak omzet in tekst, als de beheerder dat heeft ingesteld. Die krijgt het geluid van een gesprek. Anders gebeurt dat op de eigen server.',
      'Microsoft 365, als jij je agenda of Teams koppelt. Je kunt die koppeling in de agenda weer verbreken.',
      'Een andere agenda, als jij het geheime adres van je geplande meetings daarin zet. Wie het adres heeft, ziet titel, tijd en de link om deel te nemen. Met ‘Nieuw adres’ in de agenda werkt het oude niet meer.',
      'Een mailserver, als mail is ingesteld: voor mails aan kandidaten, uitnodigingen en berichten van het contactformulier. Anders opent een mail in je eigen mailprogramma.',
    ],
    'Google en Microsoft kunnen gegevens buiten de Europese Economische Ruimte verwerken, onder hun eigen afspraken daarover. Verder geven we alleen iets als de wet ons daartoe verplicht.',
  ],
}
