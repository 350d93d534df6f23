import type { Law } from './law.ts'

/** Wordings in a vacancy and whether the law allows them; folded text. The first that matches counts. */
export const wordingsInVacancies: readonly Law[] = [
  {
    id: 'tekst-leeftijd',
    asks: /\b(?:jong\w*|jeugdig\w*|leeftijd\w*|oud|ouder\w*|senioren|schoolverlat\w*|starter\w*|student\w*|tussen (?:de )?\d\d|onder de \d\d|boven de \d\d|maximaal \d+ jaar|\d\d ?\+|pas afgestudeerd\w*|young|jaar oud)\b/,
    says: 'Beter van niet: dat verwijst naar leeftijd, en onderscheid op leeftijd is verboden; in Nederland door de Wet gelijke behandeling op grond van leeftijd bij de arbeid, in België door de antidiscriminatiewet van 10 mei 2007.',
    instead: 'Schrijf wat je bedoelt: hoe het team werkt, of welke ervaring het werk nodig heeft.',
  },
  {
    id: 'tekst-geslacht',
    asks: /\b(?:man|mannen|mannelijk\w*|vrouw|vrouwen|vrouwelijk\w*|dame\w*|heer|heren|jongen\w*|meisje\w*|m\/v(?!\/x)|geslacht|hij|zij|secretaresse|gastvrouw|vakman\w*|meiden|poetsvrouw|kuisvrouw)\b/,
    says: 'Beter van niet: om één geslacht vragen is verboden, op enkele wettelijke uitzonderingen na; in Nederland door de Algemene wet gelijke behandeling, in België door de Genderwet van 10 mei 2007.',
    instead: 'Kies een naam voor de functie die voor iedereen geldt, spreek de lezer aan met je en zet er m/v/x bij.',
  },
  {
    id: 'tekst-moedertaal',
    asks: /\b(?:native|moedertaal\w*|accentloos|perfect nederlands|foutloos|vlekkeloos)\b/,
    says: 'Beter van niet: een moedertaal eisen sluit mensen uit om hun afkomst (Nederland: Algemene wet gelijke behandeling; België: antiracismewet van 30 juli 1981).',
    instead: 'Noem het taalniveau dat het werk nodig heeft, zoals B2 in spreken en schrijven.',
  },
  {
    id: 'tekst-afkomst-geloof',
    asks: /\b(?:nationaliteit\w*|nederlander\w*|belg\w*|vlaming\w*|afkomst|autochto\w*|buitenland\w*|geloof\w*|religi\w*|christelijk\w*|moslim\w*|katholiek\w*|hoofddoek\w*|huidskleur)\b/,
    says: 'Nee: eisen over afkomst, nationaliteit of geloof zijn verboden onderscheid (Nederland: Algemene wet gelijke behandeling; België: antiracismewet en antidiscriminatiewet), met een smalle uitzondering voor organisaties op godsdienstige grondslag.',
    instead: 'Schrijf wel dat iemand in het land moet mogen werken en welke talen het werk nodig heeft.',
  },
  {
    id: 'tekst-gezondheid',
    asks: /\b(?:gezond\w*|fit|fysiek\w*|lichamelijk\w*|ziek\w*|handicap\w*|beperking\w*|stressbestendig\w*|representatief|sterk gestel|belastba\w*)\b/,
    says: 'Beter van niet: een eis aan gezondheid of gestel sluit mensen met een beperking uit (Nederland: Wet gelijke behandeling op grond van handicap of chronische ziekte; België: antidiscriminatiewet van 10 mei 2007).',
    instead: 'Beschrijf wat het werk vraagt, zoals tillen tot 15 kilo of werken met piekdrukte.',
  },
  {
    id: 'tekst-gezin',
    asks: /\b(?:zwanger\w*|kinder\w*|gezin\w*|getrouwd|alleenstaand\w*|moeder\w*|vader\w*|ongebonden)\b/,
    says: 'Nee: een eis over gezin of burgerlijke staat is verboden onderscheid (Nederland: Algemene wet gelijke behandeling; België: Genderwet en antidiscriminatiewet).',
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
    says: 'Ja, en het is verstandig: de Europese richtlijn over loontransparantie (2023/970) laat werkgevers het salaris vóór het gesprek vertellen; Nederland en België moeten die regel in hun wet opnemen.',
    instead: 'Noem een bedrag van en tot, per maand, en bij hoeveel uur.',
  },
  {
    id: 'tekst-eisen',
    asks: /\b(?:rijbewij\w*|diploma\w*|ervaring\w*|certificat\w*|certificaat|nederlands|frans|engels|duits|eigen (?:auto|wagen|vervoer)|weekend\w*|nacht\w*|avond\w*)\b/,
    says: 'Ja, als de functie het nodig heeft: een eis die niet nodig is, kan mensen in Nederland en België zonder goede reden uitsluiten.',
    instead: 'Schrijf wat het werk ermee doet, en noem een pluspunt een pluspunt.',
  },
]
