/** A talk by telephone with the recruiter. */
export const firstTalk = `[00:04] Recruiter: Goedemiddag Judith, met Annelies van Woonstichting De Wijde Eem. Komt het nu gelegen?
[00:10] Judith: Ja hoor, ik ben even de vergaderkamer in gelopen.
[00:15] Recruiter: Fijn. Ik wil vandaag vooral kennismaken, twintig minuutjes ongeveer. Vertel eens, wat doe je nu precies?
[00:24] Judith: Ik ben teamleider klantenservice bij Stroomhuis. Ik stuur veertien mensen aan, telefoon, chat en mail. Ehm, en sinds vorig jaar doe ik ook de planning erbij.
[01:12] Recruiter: En waarom kijk je nu om je heen?
[01:16] Judith: Nou, het callcenter verhuist in september naar Zwolle. Dat is voor mij echt te ver. En eerlijk gezegd ben ik ook wel klaar met de verkooptargets, iedere klant moet nog een contract erbij.
[02:05] Recruiter: En waarom dan een woonstichting?
[02:09] Judith: Omdat het ergens over gaat. Als iemand belt omdat de verwarming het niet doet, dan kun je echt iets betekenen.
[02:48] Recruiter: Hoeveel uur zoek je?
[02:51] Judith: Ik werk nu 36 uur. Tussen de 32 en 36 is prima.
[03:10] Recruiter: Zijn er dagen waarop je niet kunt?
[03:14] Judith: Woensdagmiddag. Dan geef ik hockeytraining aan de jeugd, dat wil ik graag houden.
[03:40] Recruiter: En thuiswerken, hoe sta je daarin?
[03:44] Judith: Twee dagen thuis vind ik fijn, maar de eerste maanden zit ik liever gewoon tussen het team.
[04:30] Recruiter: Hoe lang ben je onderweg naar ons kantoor?
[04:34] Judith: Vijfentwintig minuten op de fiets. Drie kwartier is voor mij wel het maximum.
[05:02] Recruiter: Dan het geld. Wat verdien je nu, en waar denk je aan?
[05:08] Judith: Ik zit nu op 3.850 bruto bij 36 uur. Ik zou graag naar 4.100 willen.
[05:20] Recruiter: En waar ligt je ondergrens?
[05:23] Judith: Onder de 4.000 stap ik niet over, denk ik.
[05:51] Recruiter: Wat is je opzegtermijn?
[05:54] Judith: Twee maanden, tot het einde van de maand. Misschien laten ze me eerder gaan vanwege die verhuizing, maar dat moet ik dan nog vragen.
[06:33] Recruiter: Heb je al vakantie geboekt?
[06:36] Judith: Ja, drie weken vanaf 20 juli.
[06:50] Recruiter: Ik zag op je cv een gat in het voorjaar van vorig jaar.
[06:56] Judith: Toen ben ik er drie maanden uit geweest, ik was overspannen. Dat is nu echt voorbij. En we willen op termijn nog wel een tweede kind, maar goed, dat hoeft u eigenlijk niet te weten.
[07:30] Recruiter: Nee, dat hoef je me ook niet te vertellen. Loopt er nog iets anders?
[07:36] Judith: Ja, bij het ziekenhuis, voor de afdeling planning. Ik zit daar in de tweede ronde en ik hoor 26 mei of ik door ben.
[08:10] Recruiter: Goed om te weten. Heb je zelf nog twijfels over deze baan?
[08:15] Judith: Eigenlijk maar een. Jullie werken met Dynamics en dat ken ik helemaal niet. Ik heb altijd met Salesforce gewerkt.
[08:58] Recruiter: Dat leer je in een paar weken. Ik stel voor dat je op 21 mei kennis komt maken met Peter, de manager.
[09:07] Judith: Leuk, die datum zet ik in mijn agenda.`

/** The second one, at the office, with the manager. */
export const secondTalk = `[00:12] Annelies: Welkom Judith. Peter, jij wilde beginnen.
[00:17] Peter: Ja. Ik ben manager klantcontact, ik heb twee teams. Noem eens een voorbeeld van een samenwerking met een andere afdeling.
[00:31] Judith: Vorig jaar ging de overgang naar een nieuw facturatiesysteem mis. Drieduizend klanten kregen een verkeerde rekening. Toen heb ik van ICT en van facturatie allebei iemand bij ons aan tafel gezet, twee weken lang.
[01:20] Peter: En wat leverde dat op?
[01:23] Judith: We gingen van negenhonderd telefoontjes per dag naar driehonderdvijftig.
[02:02] Peter: Knap. Heb je weleens een lastig gesprek met een medewerker gehad?
[02:08] Judith: Ja, met iemand die steeds te laat kwam. Ik heb eerst gevraagd wat er speelde. We spraken af dat zijn dienst om half tien begint, en sindsdien is hij op tijd.
[03:15] Peter: En het verzuim in je team?
[03:18] Judith: Dat was negen procent toen ik begon en nu vijf. Vooral door elke week even met iedereen te praten.
[04:02] Annelies: Waar ben je minder goed in?
[04:06] Judith: Ik neem te snel werk van anderen over. Ik heb vorig najaar een training leidinggeven gedaan en nu lukt delegeren beter.
[05:11] Peter: Onze huurders kunnen flink boos zijn. Ik vraag me af of je dat gewend bent.
[05:18] Judith: Ik heb twee jaar op de afdeling incasso gezeten. Bozer dan daar worden ze niet, hoop ik.
[06:00] Peter: Ha, dat is waar. Hoe zou je je eerste maand aanpakken?
[06:05] Judith: Meeluisteren met de gesprekken en met iedereen een kop koffie drinken. Pas daarna ga ik iets veranderen.
[07:10] Peter: Met welke systemen heb je gewerkt?
[07:13] Judith: Salesforce en Genesys. Met Dynamics dus nog nooit.
[08:00] Annelies: Dan de voorwaarden. Peter, wat kunnen we bieden?
[08:05] Peter: Bij de start is 4.050 het maximum in de schaal, bij 36 uur. Na een jaar kan het naar 4.180.
[08:22] Judith: Daar kan ik mee leven, als ik de opleiding coachend leidinggeven mag volgen.
[08:31] Peter: Dat is akkoord. Die kost ons 1.900 euro en je doet hem in de tijd van de baas.
[09:20] Annelies: Wanneer zou je kunnen beginnen?
[09:24] Judith: Als ik voor 1 juni opzeg, dan 1 augustus. Met de vakantie erbij wordt het praktisch gezien 10 augustus.
[10:02] Annelies: Mogen we een referentie bellen?
[10:05] Judith: Ja, Ineke Bos, mijn vorige leidinggevende bij de incasso. Ik mail u haar nummer.
[10:40] Annelies: Mooi. Dan bel ik Ineke deze week. Op dinsdag 2 juni loop je een ochtend mee met het team, en op donderdag 28 mei om tien uur bespreken we het voorstel.
[10:58] Judith: Prima. Ik stuur ook nog mijn hbo-diploma op.
[11:05] Peter: Heb je zelf nog een vraag?
[11:08] Judith: Ja, waarom is mijn voorganger weggegaan?
[11:13] Peter: Die is doorgegroeid naar de afdeling wonen, een verdieping hoger.`
