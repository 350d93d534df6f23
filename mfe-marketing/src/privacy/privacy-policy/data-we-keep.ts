import type { LegalSection } from '../legal-text.ts'

export const dataWeKeep: LegalSection = {
  id: 'gegevens',
  title: 'Welke gegevens er zijn',
  blocks: [
    'Van bezoekers:',
    [
      'Wat je in het contactformulier invult: naam, e-mailadres, telefoonnummer, onderwerp en bericht.',
      'Wat je zonder account in de vacaturegenerator typt. Dat gaat naar onze server om er een tekst van te maken en wordt daar niet bewaard; het blijft in jouw browser.',
      'Wat je in een demo maakt, zonder je naam of e-mailadres.',
      'Je IP-adres, in het geheugen van de server, om te tellen hoeveel iemand vraagt. Het wordt niet opgeslagen.',
    ],
    'Van recruiters: e-mailadres, naam, hoe je inlogt en wanneer je account is gemaakt, en wat je in je profiel zet, zoals je functie, telefoonnummer, handtekening en foto. Van een wachtwoord bewaart de inlogdienst alleen een hash, die niemand kan teruglezen. Verder alles wat je maakt: vacatures, notities, mails, gesprekken met de assistent en besluiten.',
    'Van kandidaten, alleen als een recruiter het invoert of inleest:',
    [
      'Het CV en wat daaruit is gelezen: naam, contactgegevens, werk, opleiding, vaardigheden en waar dat in het CV staat.',
      'Notities, status, procedures, scores met hun bewijs, besluiten met hun reden, mails en afspraken.',
      'Opnames van gesprekken, de tekst daarvan, samenvattingen en scorekaarten. Een opname kan er alleen zijn als de toestemming is vastgelegd.',
    ],
    'Gegevens die gevoelig zijn, zoals geboortedatum, nationaliteit, geloof, gezondheid en BSN, haalt {name} uit de tekst van een CV voordat er iets mee gebeurt. Alleen wat een regel herkent, kan worden weggehaald. Het CV zelf blijft zoals het is gestuurd.',
  ],
}
