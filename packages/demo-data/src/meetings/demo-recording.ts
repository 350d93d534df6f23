import { consentWording, type TranscriptionData } from '@wervio/contracts'

/** An imported interview with a sample candidate. Nobody real. */
export const demoRecording: TranscriptionData & { candidate: string } = {
  candidate: 'Jelle van der Kade',
  fileName: 'Competentiegesprek Jelle van der Kade.mp3',
  summary: [
    'Jelle bouwt sinds 2020 webapplicaties voor gemeenten bij Bureau Zuidstation, in React en TypeScript.',
    'Situatie: een aanvraagformulier van een gemeente was niet te gebruiken met een schermlezer. Taak: het formulier in zes weken aan WCAG 2.2 laten voldoen. Aanpak: Jelle testte met drie gebruikers en bouwde daarna de foutmeldingen en de volgorde van de velden opnieuw. Resultaat: de audit had geen bevindingen en er belden minder mensen met vragen.',
    'Zet eerst tests neer voordat oude code verandert. Overlegt liever kort aan een bord dan in een lang document.',
    'Wil 36 uur werken en heeft een opzegtermijn van twee maanden. Niet besproken: ervaring met Node.js.',
  ].join('\n\n'),
  transcript: [
    'Demo Recruiter: Dank je wel dat ik dit gesprek mag opnemen. Vertel eens over een opdracht waar je trots op bent.',
    'Jelle van der Kade: Voor een gemeente bouwden we het formulier om een aanvraag te doen. Het werkte, maar niet met een schermlezer. Ik kreeg zes weken om het aan WCAG 2.2 te laten voldoen.',
    'Demo Recruiter: Wat heb je toen zelf gedaan?',
    'Jelle van der Kade: Ik heb eerst drie mensen gevraagd om het voor mijn ogen in te vullen. Daarna heb ik de foutmeldingen en de volgorde van de velden opnieuw gebouwd. Alles met tests, zodat het zo blijft.',
    'Demo Recruiter: En wat kwam eruit?',
    'Jelle van der Kade: Bij de audit waren er geen bevindingen. De gemeente merkte dat er minder mensen belden met vragen. Dat vond ik eigenlijk het mooiste.',
    'Demo Recruiter: Hoe ga je om met code die al jaren oud is?',
    'Jelle van der Kade: Ik schrijf eerst een test die vastlegt wat die code nu doet. Dan durf ik hem pas te veranderen. Overleggen doe ik liever een kwartier aan een bord dan in een lang document.',
    'Demo Recruiter: Hoeveel uur wil je werken, en per wanneer?',
    'Jelle van der Kade: Zesendertig uur. Mijn opzegtermijn is twee maanden, dus dat is het vroegste.',
  ].join('\n'),
}

/** What the candidate of the sample recording agreed to; the key keeps an interrupted seeding from noting it twice. */
export const demoConsent = {
  wording: consentWording,
  way: 'spoken',
  creation_key: '7c0d2f6e-51b4-4a7d-9a39-2f1d8e6c0003',
} as const
