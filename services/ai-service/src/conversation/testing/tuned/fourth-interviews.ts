import { labelledConversation } from '../labelled-conversation.ts'

/** Invented conversations that measured the rules a third time and then changed them. */
export const fourthInterviews = [
  labelledConversation(
    'horeca',
    'sollicitatie',
    `
R: Welkom bij ons. Hoe ben je in de keuken terechtgekomen?
K: Als afwasser op mijn zestiende, en daarna heb ik de koksopleiding gedaan.
R: In wat voor zaken heb je gestaan?
K: Twee brasserieën en een hotel met honderd couverts op een avond.
R: Wat is je favoriete kant van de kaart?
K: De sauzen, daar kan ik mijn geduld in kwijt.
R!health: Ben je ergens allergisch voor of gebruik je medicijnen?
K!health: Alleen iets voor hooikoorts.
R: Hoe vaak kun je in het weekend?
K: Twee van de drie weekenden, niet allemaal.
R!origin: Je spreekt met een accent, waar ben je geboren?
K!origin: In Izmir, maar ik kwam als baby hier.
R: Kun je ook leerlingen begeleiden?
K: Dat heb ik in het hotel drie jaar gedaan.
K!open: Wordt de fooi verdeeld?
R: Dat weet ik eerlijk gezegd niet, ik vraag het de chef.
R!agreement: Laten we zeggen dat je zaterdag om drie uur komt proefdraaien.
K: Zaterdag om drie uur, prima.
K!agreement: Ik neem mijn eigen messen mee en ik app je morgen mijn maten.
`,
  ),
  labelledConversation(
    'jeugdzorg',
    'competentie',
    `
R: Ik stel vragen volgens een vast schema. Vertel eens over een keer dat je je grenzen moest aangeven.
K!situation: Op de leefgroep ging een jongen dreigend voor me staan.
K!task: Ik was die avond als enige op de groep.
K!action: Ik heb rustig gezegd dat ik hem hoorde en dat dit niet kon, en ik heb een stap naar achteren gedaan.
K!result: Hij liep naar zijn kamer en de volgende dag hebben we het uitgepraat.
R: Wanneer heb je voor het laatst iets nieuws geleerd van kritiek?
K!situation: Mijn begeleider zei dat mijn verslagen te lang waren.
K!action: Ik ben met een vast format gaan werken.
K!result: Nu lezen de gezinsvoogden ze wel helemaal.
R: Hoe ga je om met kinderen die veel hebben meegemaakt?
K: Ik begin met vertrouwen, ik vraag niet meteen door.
R!family: Ben je zelf moeder?
K!family: Nee, nog niet.
R!age: Je bent wel een stuk ouder dan het team, hoeveel jaar moet je nog tot je pensioen?
K!age: Een jaar of twaalf.
R: Waar haal je voldoening uit?
K: Als een kind weer naar school durft.
R!agreement: Wij overleggen morgen en dan laat ik het je meteen weten.
K: Fijn.
`,
  ),
  labelledConversation(
    'verkoop',
    'sollicitatie',
    `
R: Dag, ga lekker zitten. Wat verkoop je nu?
K: Keukens, sinds vijf jaar, in een showroom in Apeldoorn.
R: Hoeveel omzet draai je ongeveer per jaar?
K: Vorig jaar 1,2 miljoen, dat was veertig procent boven mijn target.
R: Hoe verdien je het vertrouwen van een klant?
K: Door niet te snel over de prijs te beginnen.
R!earlier-pay: Wat ging er bij je vorige baas netto uit aan loon?
K!earlier-pay: Rond de 2.400 netto plus provisie.
R!marital-status: Is er een man in huis die ook zo vaak weg is?
K!marital-status: Nee, ik woon alleen.
R: Wat is voor jou een mooi inkomen in deze functie?
K: Met provisie erbij zou ik 4.000 bruto een goed bedrag vinden.
R: Zou je willen verhuizen?
K: Nee, dat doe ik niet, maar een uur rijden is prima.
K!open: Wat voor auto krijg ik?
R: Ik heb geen lijst bij me, dus dat antwoord krijg je nog.
R!agreement: Mijn collega belt je donderdag voor een tweede afspraak.
K!agreement: Oké, ik houd donderdag vrij.
`,
  ),
]
