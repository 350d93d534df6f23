import { lowerFirst } from '../language/capitals.ts'

/** Names of sectors whose article is known. */
const DE =
  /^(?:zorg|bouw|ict|it|horeca|logistiek|techniek|detailhandel|retail|financiële dienstverlening|zakelijke dienstverlening|juridische dienstverlening|dienstverlening|industrie|landbouw|tuinbouw|agrarische sector|energiesector|kinderopvang|thuiszorg|ouderenzorg|gehandicaptenzorg|jeugdzorg|geestelijke gezondheidszorg|gezondheidszorg|ggz|advocatuur|accountancy|maakindustrie|metaal|automotive|voedingsindustrie|schoonmaak|beveiliging|media|sport|installatietechniek|uitzendbranche|groothandel|groenvoorziening|infra|woningbouw|publieke sector|non-profitsector|luchtvaart|scheepvaart|mode|farmacie|telecom|recreatie|evenementenbranche|voeding|vvt|optiek|chemie|petrochemie|visserij|bosbouw|glastuinbouw|sierteelt|cultuur|kunst|biotechnologie|veeteelt|akkerbouw|fruitteelt|offshore|binnenvaart|zeevaart|huisartsenzorg)$/
const DE_HEAD =
  /^(?:\p{L}+[ -])?\p{L}*(?:sector|branche|industrie|wereld|handel|zorg|techniek|dienstverlening|logistiek|bouw|opvang|voorziening|heid)$/u
const HET_HEAD =
  /^(?:\p{L}+ )?\p{L}*(?:onderwijs|wezen|bedrijfsleven|vervoer|transport|toerisme|vastgoed|openbaar bestuur|welzijn|bankwezen|recht)$/u

/** 'in de zorg', 'in het onderwijs'; null without a known article. */
export const sectorPhrase = (sector: string): string | null => {
  const name = lowerSector(sector)
  if (/^(?:de|het|in|bij) /.test(name)) return name.replace(/^(de|het) /, 'in $1 ')
  if (DE.test(name.toLowerCase()) || DE_HEAD.test(name)) return `in de ${name}`
  return HET_HEAD.test(name) ? `in het ${name}` : null
}

/** 'de overheid' for a sector one is part of rather than active in; else null. */
export const publicBody = (sector: string): string | null =>
  /^(?:de )?(?:lokale |rijks|semi-)?overheid$/i.test(sector) ? `de ${lowerSector(sector).replace(/^de /, '')}` : null

const lowerSector = (sector: string) =>
  sector
    .split(/(\s+)/)
    .map((word) => lowerFirst(word, new Set()))
    .join('')
