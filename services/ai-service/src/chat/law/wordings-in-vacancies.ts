import { type Law, payDirective } from './law.ts'

/** Who is invited is not shut out: 'mensen met een beperking zijn welkom' has none of the wordings below. */
const unlessInviting = (words: string) =>
  new RegExp(
    String.raw`^(?!.*\b(?:welkom|uitgenodigd|uitnodigen|nodigen|iedereen|ongeacht|alle leeftijden)\b).*\b(?:${words})(?=\W|$)`,
  )

/** Wordings in a vacancy and whether the law allows them; folded text. The first that matches counts. */
export const wordingsInVacancies: readonly Law[] = [
  {
    id: 'tekst-keuring',
    asks: /\b(?:medische?|gezondheids|geneeskundige?)[ -]?(?:keuring\w*|test\w*|onderzoek\w*)\b|\b(?:aanstellings)?keuring\w*\b/,
    says: 'Alleen als de functie bijzondere eisen aan de medische geschiktheid stelt, en pas aan het eind van de procedure: in Nederland volgt dat uit de Wet op de medische keuringen; in België doet de arbeidsarts dat en mag het alleen om de huidige geschiktheid gaan (wet van 28 januari 2003).',
    instead: 'Vertel wat het werk lichamelijk vraagt en vraag of iemand dat kan doen.',
  },
  {
    id: 'tekst-begin-van-loopbaan',
    asks: /\b(?:starters?|startersfunctie|studenten|student|werkstudent|werkstudenten|jobstudent|jobstudenten|schoolverlaters?|pas afgestudeerde?)\b/,
    says: 'Dat woord is op zichzelf niet verboden. Sluit het mensen om hun leeftijd uit, dan heb je in Nederland (Wet gelijke behandeling op grond van leeftijd bij de arbeid) en in België (antidiscriminatiewet van 10 mei 2007) een objectieve reden nodig, zoals een baan die bij een studie hoort; of jouw reden genoeg is, beoordeelt een jurist.',
    instead: 'Schrijf wat je bedoelt: werk naast een studie, of een functie waarvoor geen ervaring nodig is.',
  },
  {
    id: 'tekst-leeftijd',
    asks: unlessInviting(
      String.raw`jong|jonge|jonger|jeugdige?|leeftijd|leeftijdsgrens|te oud|ouder dan|senioren|tussen (?:de )?\d\d en (?:de )?\d\d(?! (?:uur|uren|euro|%|procent))|(?:onder|boven) de \d\d(?! (?:uur|uren|euro))|maximaal \d\d jaar(?! ervaring)|[3-6]\d ?\+|young|jaar oud`,
    ),
    says: 'Beter van niet: dat verwijst naar leeftijd, en onderscheid op leeftijd zonder reden die de wet toelaat is verboden; in Nederland door de Wet gelijke behandeling op grond van leeftijd bij de arbeid, in België door de antidiscriminatiewet van 10 mei 2007.',
    instead: 'Schrijf wat je bedoelt: hoe het team werkt, of welke ervaring het werk nodig heeft.',
  },
  {
    id: 'tekst-geslacht',
    asks: unlessInviting(
      String.raw`man|mannen|mannelijke?|vrouw|vrouwen|vrouwelijke?|dames?|heer|heren|jongens?|meisjes?|geslacht|hij of zij|secretaresse|gastvrouw|vakman|meiden|poetsvrouw|kuisvrouw`,
    ),
    says: 'Beter van niet: om één geslacht vragen is verboden, op enkele wettelijke uitzonderingen na; in Nederland door de Algemene wet gelijke behandeling, in België door de Genderwet van 10 mei 2007.',
    instead: 'Kies een naam voor de functie die voor iedereen geldt, spreek de lezer aan met je en zet er m/v/x bij.',
  },
  {
    id: 'tekst-moedertaal',
    asks: /\b(?:native speakers?|native (?:nederlands|engels|frans|duits)|moedertaal|moedertaalsprekers?|accentloos)\b/,
    says: 'Beter van niet: een moedertaal eisen kan mensen om hun afkomst uitsluiten (Nederland: Algemene wet gelijke behandeling; België: antiracismewet van 30 juli 1981).',
    instead: 'Noem het taalniveau dat het werk nodig heeft, zoals B2 in spreken en schrijven.',
  },
  {
    id: 'tekst-taalniveau',
    asks: /\b(?:foutloze?|foutloos|vlekkeloze?|vlekkeloos|perfecte?)\b.*\b(?:nederlands|engels|frans|duits|taal|schrijven|spreken|spreekt|schrijft)\b|\b(?:foutloos|vlekkeloos)\b/,
    says: 'Alleen als het werk dat niveau echt vraagt, zoals bij teksten schrijven: een hogere taaleis dan nodig kan in Nederland (Algemene wet gelijke behandeling) en België (antiracismewet van 30 juli 1981) mensen om hun afkomst uitsluiten.',
    instead: 'Noem het taalniveau dat het werk nodig heeft, zoals B2 in spreken en schrijven.',
  },
  {
    id: 'tekst-afkomst-geloof',
    asks: unlessInviting(
      String.raw`nationaliteit|nationaliteiten|nederlander|nederlanders|belg|belgen|vlaming|vlamingen|afkomst|autochtoon|autochtone|buitenlanders?|geloof|gelovige?|religie|religieuze?|christelijke?|moslims?|katholieke?|hoofddoek|huidskleur`,
    ),
    says: 'Nee: eisen over afkomst, nationaliteit of geloof zijn verboden onderscheid (Nederland: Algemene wet gelijke behandeling; België: antiracismewet en antidiscriminatiewet). Een instelling die op een geloof of levensovertuiging is gegrond, mag onder voorwaarden van de wet iets eisen dat voor de functie nodig is; laat dat door een jurist nakijken.',
    instead: 'Schrijf wel dat iemand in het land moet mogen werken en welke talen het werk nodig heeft.',
  },
  {
    id: 'tekst-gezondheid',
    asks: unlessInviting(
      String.raw`gezonde?|gezondheid|topfit|(?:fysiek|lichamelijk) (?:fit|gezond)|ziek|ziekte|handicap|handicaps|beperking|beperkingen|sterk gestel`,
    ),
    says: 'Beter van niet: een eis aan gezondheid of gestel kan mensen met een beperking uitsluiten (Nederland: Wet gelijke behandeling op grond van handicap of chronische ziekte; België: antidiscriminatiewet van 10 mei 2007).',
    instead: 'Beschrijf wat het werk vraagt, zoals tillen tot 15 kilo of werken met piekdrukte.',
  },
  {
    id: 'tekst-gezin',
    asks: unlessInviting(
      String.raw`zwangere?|zwangerschap|kinderen|kinderwens|gezin|getrouwd|alleenstaande?|moeders?|vaders?|ongebonden`,
    ),
    says: 'Nee: een eis over gezin of burgerlijke staat kan verboden onderscheid zijn (Nederland: Algemene wet gelijke behandeling; België: Genderwet en antidiscriminatiewet).',
    instead: 'Noem de werktijden, dan kan iedereen zelf kiezen.',
  },
  {
    id: 'tekst-vog',
    asks: /\b(?:vog|strafblad\w*|strafregister\w*|verklaring omtrent|veiligheidsonderzoek\w*|screening)\b/,
    says: 'Ja, als de functie het nodig maakt: in Nederland noem je dan de verklaring omtrent het gedrag (VOG), in België een uittreksel uit het strafregister.',
    instead: 'Zeg erbij waarom de functie het vraagt.',
  },
  {
    id: 'tekst-salaris',
    asks: /\b(?:salaris\w*|loon\w*|bedrag\w*|wedde|euro|bruto|schaal)\b/,
    says: `Ja, en het is verstandig: de Europese richtlijn over loontransparantie (2023/970) laat werkgevers in Nederland en België het salaris of de bandbreedte vertellen voordat erover wordt gesproken. ${payDirective}`,
    instead: 'Noem een bedrag van en tot, per maand, en bij hoeveel uur.',
  },
  {
    id: 'tekst-eisen',
    asks: /\b(?:rijbewij\w*|diploma\w*|ervaring\w*|certificat\w*|certificaat|nederlands|frans|engels|duits|eigen (?:auto|wagen|vervoer)|weekend\w*|nacht\w*|avond\w*)\b/,
    says: 'Ja, als de functie het nodig heeft: een eis die niet nodig is, kan mensen in Nederland en België zonder goede reden uitsluiten.',
    instead: 'Schrijf wat het werk ermee doet, en noem een pluspunt een pluspunt.',
  },
]
