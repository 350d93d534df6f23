import type { LegalSection } from '../legal-text.ts'

export const dataWeKeep: LegalSection = {
  id: 'gegevens',
  title: 'Welke gegevens er zijn',
  blocks: [
    'Van bezoekers:',
    [
      'Wat je in het contactformulier invult: naam, e-mailadres, telefoonnummer, onderwerp en bericht. Is een mailserver ingesteld, dan krijgen wij het ook per mail.',
      'Wat je zonder account in de vacaturegenerator typt. Dat gaat naar onze server om er een tekst van te maken en wordt daar niet bewaard; het blijft in jouw browser.',
      'Wat je in een demo maakt. Je bent daar anoniem: de inlogdienst geeft je browser een nummer, zonder naam of e-mailadres.',
      'Je IP-adres, in het geheugen van de server, om te tellen hoeveel iemand vraagt. Het wordt niet opgeslagen.',
    ],
    'Van recruiters en van collega’s die meekijken of meewerken:',
    [
      'Je account: e-mailadres, naam, rol, organisatie, hoe je inlogt en sinds wanneer. Koppel je Google of Microsoft, dan ook het vaste nummer van je account daar en het adres waarmee je inlogt.',
      'Je wachtwoord en tweestapsverificatie staan bij de inlogdienst: van een wachtwoord alleen een hash, die niemand kan teruglezen. Wij bewaren of je ze hebt en wanneer we merkten dat je wachtwoord veranderde. Van je herstelcodes bewaren wij een hash, met wanneer je ze maakte en gebruikte.',
      'Je sessies: wanneer je inlogde, wanneer je er voor het laatst werkte, en welke browser en welk systeem, in een paar woorden. Geen IP-adres.',
      'Je profiel: wat je zelf invult over je werk, je telefoonnummer, je handtekening en je foto.',
      'Wat je maakt: vacatures, bedrijfsprofielen, sjablonen, notities, mails, afspraken, besluiten, je eigen lijst van kandidaten en je gesprekken met de assistent.',
      'Je agenda, als je die koppelt of als bestand inleest: afspraken met tijd, onderwerp, plaats en de namen en adressen van wie zijn uitgenodigd. Maak je een agenda-adres, dan ook een hash daarvan, en wanneer het werd gelezen.',
      'Je meldingen, en waarover je ze wilt krijgen.',
    ],
    'Van mensen die een recruiter uitnodigt: het e-mailadres van een collega met de rol en de vacatures van de uitnodiging, ook als die collega nog geen account heeft, en de adressen van wie wordt uitgenodigd voor een gesprek in Teams.',
    'Van kandidaten, alleen als een recruiter het invoert of inleest:',
    [
      'Het CV en wat daaruit is gelezen: naam, contactgegevens, werk, opleiding, vaardigheden en waar dat in het CV staat. En een foto, als die er is.',
      'Notities, status, procedures, scores met hun bewijs, besluiten met hun reden, mails en afspraken. Is vergelijken op betekenis ingesteld, dan ook getallen die een zin uit het CV voorstellen.',
      'Opnames van gesprekken, transcripties uit Teams, samenvattingen en scorekaarten, met wat anderen in het gesprek zeiden. Een opname en een transcriptie uit Teams kunnen er alleen zijn als de toestemming is vastgelegd: waarmee de kandidaat instemde, hoe en wanneer. Bij een gesprek zonder kandidaat is dat de toestemming van wie eraan meedoet. Wie wat zegt, wordt binnen een opname aan de stem herkend; wat een stem kenmerkt, wordt niet bewaard.',
    ],
    'Van elke organisatie is er een logboek: wie wanneer welke gegevens zag of wijzigde, en welk veld. Het bewaart nummers van het account, de kandidaat en de vacature, en nooit wat er stond.',
    'Gegevens die gevoelig zijn, zoals geboortedatum, nationaliteit, geloof, gezondheid en BSN, haalt {name} uit de tekst van een CV voordat er iets mee gebeurt. Alleen wat een regel herkent, kan worden weggehaald. Het CV zelf blijft zoals het is gestuurd.',
  ],
}
