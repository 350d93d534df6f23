import { fold } from './fold.ts'
import { rootOf } from './root.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** Words that say nothing about what is asked: they never count. */
const SMALL = words(`
  de het een en of maar want dus als dan dat die deze dit er hier daar ik je jij jou jouw u uw wij we ons onze hij zij ze hem haar zijn hun hen men iemand iets niets alle alles al ook nog wel niet geen eens even heel erg zeer meer meest
  veel weinig vaak soms ooit altijd nooit hierin hierbij daarbij erbij zelf jullie in op aan bij van voor met door over onder uit tot naar om te tegen tussen sinds per via zonder binnen buiten rond tijdens na ben bent is was waren heb hebt
  heeft hebben had kan kun kunt kunnen wil wilt willen moet moeten mag mogen zal zullen zou zouden word wordt worden werd doe doet doen ga gaat gaan the a an get of to in on at for with by from and or are be been being have has had do does did
  can could will would should may might must his her their its it you your our we they them this that these those any some there as into within across through including etc eg ie o a d w z t m v bv bijv bijvoorbeeld zoals such like eventueel
  graag jaar jaren years year minimaal minimum minstens least ten minste enige eerste affiniteit beschikken beschikt bezit afgerond afgeronde mee mei elkaar daarnaast verder hierbij zowel waar waarbij wie wat welke nl
  je bent jij hebt graag fijn mooi leuk leuke nieuwe nieuw grote groot kleine klein verschillende diverse allerlei overige andere ander both also well other new various several all who what which vereist vereiste verplicht required must pre pluspunt plus nice haves meegenomen welkom bereid bereidheid willing pref preferred preferably voorkeur liefst gewenst wenselijk handig noodzakelijk
  troef voordeel meerwaarde advantage desirable ideally notie noties
  solid proficient proficiency familiarity thorough hands-on below inclusief demonstrable sound deep degelijke gedegen stevige uitgebreide goede affinity
  including volgens conform according accordance voldoet voldoen voldoende ivm kunnen circa ca incl inclusief excl including plm eigenlijk diverse ruime ruim vlot vlotte enige aantoonbare aantoonbaar bewezen proven relevante grondige grondig stevige up date actuele
`)

/** Words that most vacancies and CVs share: they count for little. */
const COMMON = words(`
  ervaring experience experienced ervaren kennis knowledge kennen vaardigheid vaardigheden skills skill vaardig goed goede good strong sterk sterke uitstekend uitstekende excellent uitgebreid extensive relevant relevante werk werken werkt werkend work working werkzaam
  werkervaring werkzaamheden taken taak tasks dagelijks dagelijkse daily algemeen algemene general team teams teamverband collega collegas colleagues functie functies rol role job baan organisatie organisaties organization organisation bedrijf bedrijven company companies
  project projecten projects proces processen process processes ontwikkelen ontwikkeling development ontwikkelt develop developing zorgen zorgt zorgdragen ensure ensuring verantwoordelijk responsible responsibility verantwoordelijkheid uitvoeren uitvoering uitvoert perform performing maken maakt
  make bieden biedt provide providing ondersteunen ondersteuning ondersteunt support supporting helpen helpt help meedenken meewerken bijdragen verzorgen verzorgt opstellen opzetten setting bewaken coordineren coordinatie coordinate coordinating beheren beheer manage managing management manager
  samenwerken samenwerking samen collaborate collaboration communicatie communicatief communication communicatieve contact contacten klant klanten customer customers client clients intern interne internal extern externe external verbeteren verbetering improve improving improvement kwaliteit quality
  verschillend omgeving environment gebied vlak niveau level hoog hoge high snel snelle zelfstandig zelfstandige independent flexibel flexibele opleiding diploma degree gebruik gebruiken using use used zaken dingen things activiteiten activities activity inzicht understanding basis basic advanced
  nederlands nederlandse dutch professional professionele professioneel persoon mensen people leiden lead leading assist assisting assistance behandelen deelnemen nemen geven gegeven krijgen bekend bekendheid vertrouwd familiar actief actieve binnen denken afdeling department systeem systemen system systems
  verwerken verwerking opvolgen opvolging instaan staan dienst diensten service services informatie information gegevens data plannen planning organiseren adviseren advies resultaten resultaat results resultaatgericht rapporteren rapportage rapportages report reports reporting overleg overleggen
  vereisten eisen normen richtlijnen voorschriften conventie standaarden standards plaatsen bepalen bepaling toepassen bedienen hanteren run running build building maintain maintaining show shows showing
  medewerker medewerkers employee employees specialist senior junior medior allround assistent hulp deel uren week dag dagen verschil vraag vragen hbo mbo wo bachelor master denkniveau denk werk-
`)

const rootsOf = (list: readonly string[]) => new Set(list.map((word) => rootOf(fold(word))))
const smallWords = new Set(SMALL.map(fold))
const commonRoots = rootsOf(COMMON)

/** What a folded word counts for beside others, 0 to 1.6. */
export const weightOf = (word: string, root: string, writtenForm: string): number => {
  // 'Manager IT': the trade, not the English word.
  if (writtenForm === 'IT') return 1
  if (smallWords.has(word) || word.length < 2) return 0
  if (/^\d+$/.test(word)) return 0.2
  if (commonRoots.has(root)) return 0.25
  if (/^\p{Lu}{2,5}\d{0,5}$/u.test(writtenForm)) return 1.5
  return word.length >= 9 ? 1.2 : 1
}
