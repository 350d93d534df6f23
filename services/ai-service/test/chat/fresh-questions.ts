import type { Labelled } from './questions.ts'

/**
 * Written after the rules were frozen, on contexts of their own. At first sight 19 of 24 were hit and 0 of 8 answered
 * falsely; four wordings came of it.
 */
export const freshQuestions: Labelled[] = [
  ['omar', 'Wat zijn de sterke punten van deze kandidaat?', 'veel geduld'],
  ['omar', 'Welke relevante werkervaring heeft deze kandidaat?', 'De Zevensprong'],
  ['omar', 'Welke vaardigheden en competenties heeft deze kandidaat?', 'veel geduld'],
  ['omar', 'Wat zijn de startdatum en het gewenste salaris?', 'herfstvakantie'],
  ['omar', 'Wat is de motivatie van deze kandidaat?', 'veel buiten spelen'],
  ['omar', 'Waarom is dit de beste kandidaat?', 'De Zevensprong'],
  ['omar', 'In welke schaal zit Omar nu?', null],
  ['omar', 'Hoeveel dagen wil hij werken?', 'Vier dagen'],
  ['omar', 'Welke opleiding heeft hij?', 'Mbo 4'],
  ['omar', 'Heeft hij een EHBO-diploma?', 'Kinder-EHBO'],
  ['omar', 'Wat zijn zijn ontwikkelpunten?', 'nee te zeggen'],
  ['omar', 'Heeft hij een rijbewijs?', null],
  ['omar', 'Spreekt hij Turks?', null],
  ['omar', 'Heeft hij ervaring met baby’s?', null],
  ['omar', 'Wat is zijn e-mailadres?', null],
  ['lawyer', 'Wat zijn de essentiële technische vaardigheden?', 'proceservaring'],
  ['lawyer', 'Wat zijn de cruciale soft skills?', 'luistert goed'],
  ['lawyer', 'Wat zijn de belangrijkste uitdagingen?', 'Leden bijstaan'],
  ['lawyer', 'Welk type kandidaat past het best?', 'hakt knopen'],
  ['lawyer', 'Welke groeimogelijkheden zijn er?', 'opleiding van de Orde'],
  ['lawyer', 'Wat maakt deze vacature uniek?', 'samen soep'],
  ['lawyer', 'Wie is de leidinggevende?', 'Karin Mulder'],
  ['lawyer', 'Is er een ov-vergoeding?', 'NS-abonnement'],
  ['lawyer', 'Hoeveel vakantie-uren zijn er?', '144 verlofuren'],
  ['lawyer', 'Wanneer is de bond opgericht?', '1907'],
  ['lawyer', 'Hoeveel juristen werken er?', 'Twaalf juristen'],
  ['lawyer', 'Wat doet de organisatie?', '60.000 werkenden'],
  ['lawyer', 'Ga je naar de rechtbank?', 'kantonrechter'],
  ['lawyer', 'Kun je thuiswerken?', null],
  ['lawyer', 'Is er een leaseauto?', null],
  ['lawyer', 'Moet je Engels spreken?', null],
  ['lawyer', 'Wat draagt de organisatie bij aan duurzaamheid?', null],
]
