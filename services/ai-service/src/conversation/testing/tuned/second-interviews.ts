import { labelledConversation } from '../labelled-conversation.ts'

/** Invented conversations that first measured the rules and then changed them. */
export const secondInterviews = [
  labelledConversation(
    'kinderopvang',
    'sollicitatie',
    `
R: Hoi, leuk dat je er bent. Wil je koffie of thee?
K: Thee graag.
R: Kun je om te beginnen wat over je loopbaan vertellen?
K: Zeker. Ik heb pedagogiek gestudeerd en sinds 2019 sta ik op de babygroep van een kinderdagverblijf in Arnhem.
K: Daar heb ik kinderen van nul tot twee verzorgd, samen met drie collega's.
R: Hoe oud waren de kinderen op jouw groep precies?
K: Van tien weken tot twee jaar.
R: Wat maakt dat je wilt overstappen?
K: Ik mis de buitenlucht, jullie hebben een grote tuin.
R!family: Wil je zelf in de toekomst ook kinderen?
K!family: Misschien ooit, daar ben ik nog niet uit.
R!marital-status: En heb je een vriend?
K!marital-status: Ja, we zijn drie jaar samen.
R: Goed, terug naar het werk. Welke dagen kun je?
K: Maandag tot en met donderdag, op vrijdag kan ik niet.
R: Heb je een EHBO-diploma?
K: Dat is verlopen, ik ga in mei op herhaling.
K: Hoeveel kinderen zitten er per groep?
R: Twaalf op de peutergroep, acht bij de baby's.
K!open: En krijgen medewerkers korting op de opvang?
R: Goede vraag, dat zou ik moeten uitzoeken.
R!agreement: Je krijgt van mij deze week nog een mail met de data voor een meeloopochtend.
K!agreement: Fijn, dan stuur ik je mijn VOG en mijn diploma vandaag nog door.
R!agreement: En volgende week dinsdag bel ik je over het vervolg.
`,
  ),
  labelledConversation(
    'ziekenhuis',
    'competentie',
    `
R: Goedemorgen. We gaan het hebben over stressbestendigheid, samenwerken en initiatief.
K: Prima.
R: Wanneer stond je voor het laatst onder flinke tijdsdruk?
K!situation: Dat was met kerst, toen we met twee man op de hele afdeling stonden.
K!task: Ik had die avond de leiding over de dienst.
K!action: Ik heb de zorg verdeeld naar wat het meest dringend was en de achterwacht gebeld.
K!action: Ook heb ik de familie uitgelegd waarom het langer duurde.
K!result: Iedereen heeft zijn medicatie op tijd gekregen en er is niets misgegaan.
R: Mooi. Noem eens een moment waarop de samenwerking stroef liep.
K!situation: Een arts wilde niet overleggen over de pijnstilling van een patiënt.
R: En hoe heb jij dat opgepakt?
K!action: Ik heb haar na de visite apart genomen en verteld wat ik zag.
R: Hoe liep dat uiteindelijk af?
K!result: We lopen nu samen de pijnscores na, elke ochtend.
R!health: Merk je dat zelf ook lichamelijk, heb je wel eens een burn-out gehad?
K!health: Twee jaar geleden heb ik drie maanden thuis gezeten.
R: Kun je iets vertellen over een verbetering die jij hebt bedacht?
K!situation: Op onze afdeling raakten overdrachten vaak kwijt.
K!action: Ik heb een kaart gemaakt met vijf vaste punten.
K!result: Die wordt nu op drie afdelingen gebruikt.
R!origin: Je hebt een bijzondere achternaam, waar komt je familie vandaan?
K!origin: Mijn opa kwam uit Hongarije.
R: Werk je liever overdag of 's nachts?
K: Overdag, maar een nachtdienst per week vind ik geen probleem.
R!agreement: We laten je uiterlijk maandag weten of je door bent.
K: Dank u.
`,
  ),
  labelledConversation(
    'helpdesk',
    'sollicitatie',
    `
R: Fijn dat het online ook lukt. Hoor je me goed?
K: Ja, prima.
R: Waar werk je op dit moment?
K: Bij een internetprovider, op de tweede lijn, sinds anderhalf jaar.
R: Met welke tools werk je daar?
K: TopDesk, Active Directory en een beetje PowerShell.
K: Per dag handel ik zo'n vijfentwintig tickets af.
R!earlier-pay: Hoeveel krijg je daar nu betaald?
K!earlier-pay: 2.650 bruto, zonder toeslagen.
R: Onze schaal loopt van 2.700 tot 3.300 euro, past dat bij wat je zoekt?
K: Ik had gehoopt op 3.000, maar ik snap dat er ook andere voorwaarden zijn.
R: Wat vind je lastig in klantcontact?
K: Mensen die blijven schreeuwen, dan verwijs ik na drie keer door naar mijn teamleider.
R!age: Je bent nog vrij jong zeker, wat is je geboortejaar?
K!age: 2001.
R: Per wanneer ben je beschikbaar?
K: Ik heb een maand opzegtermijn, dus vanaf juni.
R: Heb je zelf vragen?
K: Zijn er doorgroeimogelijkheden?
R: Ja, na een jaar kun je doorstromen naar systeembeheer.
K!open: Wordt een training voor Azure vergoed?
R: Dat weet ik zo niet, daar moet ik HR voor vragen.
R!agreement: Goed, ik leg je profiel vandaag voor aan de teamleider en jij hoort van mij voor het eind van de week.
K!agreement: Top. Ik mail nog even twee referenties naar je.
`,
  ),
  labelledConversation(
    'chauffeur',
    'sollicitatie',
    `
R: ga zitten hoe was de reis
K: goed hoor drie kwartier
R: heb je rijbewijs ce
K: ja sinds twee duizend twaalf met code vijfennegentig
R: wat voor ritten heb je gereden
K: vooral koelvracht naar duitsland en belgie en een jaar binnenlands
R: vind je het erg om een paar nachten van huis te zijn
K: nee dat is prima als ik in het weekend maar thuis ben
R!religion: ben je moslim in verband met de varkensvlees ladingen
K!religion: nee maar dat lijkt me ook niet belangrijk
R!criminal-record: heb je weleens vastgezeten
K!criminal-record: nee
R: hoe zit het met boetes en schades
K: een schade in acht jaar dat was een spiegel
R: wat wil je per uur verdienen
K: minstens negentien euro
K!open: betalen jullie de overnachtingen apart
R: dat moet ik aan de planning vragen
R!agreement: ik app je morgen de tijd voor een proefrit
K: is goed
R!agreement: en dan teken je bij ons het contract volgende week maandag als alles klopt
`,
  ),
  labelledConversation(
    'administratie',
    'competentie',
    `
R: Kunt u een situatie beschrijven waarin u heel precies moest werken?
K!situation: Bij de jaarafsluiting van vorig jaar klopte de balans niet, er zat een verschil in van 312 euro.
K!task: Aan mij de taak om dat verschil te vinden voor de accountant kwam.
K!action: Ik ben toen alle memoriaalboekingen regel voor regel nagegaan.
K!result: Na anderhalve dag vond ik een verkeerd geboekte creditnota en was de balans sluitend.
R: Heeft u wel eens een collega moeten aanspreken?
K!situation: Ja, een collega leverde haar uren steeds te laat in.
K!action: Ik heb gevraagd wat er aan de hand was en samen hebben we een vast moment geprikt.
K!result: Sindsdien zijn de uren altijd op vrijdag binnen.
R!politics: Even iets anders, bent u politiek actief?
K!politics: Nee, daar houd ik me niet mee bezig.
R!trade-union: En aangesloten bij een vakbond?
K!trade-union: Dat vind ik een rare vraag.
R: Welke pakketten beheerst u?
K: AFAS en Twinfield, en Excel met draaitabellen.
K: Ik bel debiteuren zelf na als een factuur dertig dagen openstaat.
R: In deze functie stuur je twee stagiaires aan.
R: Bent u bereid om een cursus loonadministratie te volgen?
K: Ja, dat lijkt me juist leuk.
R: Wij nemen altijd contact op met leveranciers als er iets mis is, dat hoort erbij.
R!agreement: Ik neem uiterlijk donderdag contact met u op.
K!agreement: Dan zorg ik dat u morgen mijn certificaten in de mail heeft.
`,
  ),
]
