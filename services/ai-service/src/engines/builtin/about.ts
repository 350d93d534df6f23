import { type Block, paragraph } from '../../vacancy-text/document.ts'
import { sayAgain } from '../../vacancy-text/facts/organisation.ts'
import { publicBody, sectorPhrase } from '../../vacancy-text/facts/sector.ts'
import { sameKey } from '../../vacancy-text/language/join.ts'
import { finishSentence } from '../../vacancy-text/language/sentences.ts'
import { activitySentence } from './activity.ts'
import { flow } from './blocks.ts'
import type { Draft } from './draft.ts'
import { storyBlocks } from './stories.ts'

/** Whether the activity or the name already gives the sector: 'huisartsenzorg voor 5.400 patiënten'. */
const isTold = ({ form }: Draft) =>
  ` ${`${form.coreActivity} ${form.organisation}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${form.sector.toLowerCase().trim()} `,
  )

/** Who has such a name needn't say that they are part of the government. */
const PUBLIC_NAME = /^(?:gemeente|provincie|ministerie|waterschap|rijks\p{L}+|omgevingsdienst|veiligheidsregio|ggd)\b/iu

/** `isNamed`: the organisation has just been named. */
const sectorSentence = ({ form, organisation }: Draft, isNamed = false): string | null => {
  const say = (singular: string, plural: string) =>
    isNamed ? sayAgain(organisation, singular, plural) : organisation.say(singular, plural)
  const body = publicBody(form.sector)
  if (body !== null && PUBLIC_NAME.test(organisation.name ?? '')) return null
  if (body !== null) return `${say('maakt', 'maken')} deel uit van ${body}`
  const phrase = sectorPhrase(form.sector)
  return phrase === null ? null : `${say('is', 'zijn')} actief ${phrase}`
}

/** Whether the sector fits no sentence, so that it belongs among the facts. */
export const sectorIsFact = (draft: Draft): boolean =>
  draft.form.sector !== '' && !isTold(draft) && sectorSentence(draft) === null

const FOUNDED =
  /^(?:opgericht|opgestart|geopend|ontstaan|gestart|begonnen|gesticht|voortgekomen|uitgegroeid|gevestigd|al \d+ jaar (?:actief|een|gevestigd)|sinds \d{4} (?:actief|gevestigd|een|onderdeel)|in \d{4} (?:\S+ ){0,6}(?:opgericht|gestart|ontstaan|begonnen|gesticht|samengevoegd|overgenomen|gefuseerd))\b/i
const EXISTS =
  /^(?:(?:al )?(?:ruim|meer dan|bijna) \d+ jaar|al \d+ jaar|\d+ jaar|(?:sinds|sedert) (?:het jaar )?\d{4}|al (?:\S+ ){1,3}\d+ jaar)$/i
/** 'sinds 1968, ondertussen 140 medewerkers'. */
const GROWN =
  /^((?:sinds|sedert) \d{4}),? (?:en )?(nu|inmiddels|ondertussen|intussen|momenteel)(?: met)? (\d[\d.]* \p{L}[^.,;]*)$/iu
const KIND =
  /^(?:(?:echt|trots) )?(?:familiebedrijf|familieonderneming|coöperatie|stichting|vereniging|spin-off|start-?up|scale-?up|eenmanszaak|dochteronderneming|dochterbedrijf|onderdeel|fusie)(?=$|[.,]| (?:van|met|uit|in|sinds|dat|die|en|tussen)\b)/i

/** 'sinds 2009, in 2021 verbouwd'. */
const CHANGED =
  /^((?:sinds|sedert) \d{4}),? (?:en )?(in \d{4} (?:verbouwd|verhuisd|uitgebreid|overgenomen|vernieuwd|gerenoveerd|gefuseerd))$/i
const isPlural = (subject: string) => /^(?:We|Wij) /.test(subject)

/** `named`: the organisation has just been named, so that it can say 'we'. */
const historySentence = (fragment: string, { organisation }: Draft, isNamed: boolean): string | null => {
  const say = (singular: string, plural: string) =>
    isNamed ? sayAgain(organisation, singular, plural) : organisation.say(singular, plural)
  if (FOUNDED.test(fragment)) {
    const be = isPlural(say('', '')) ? 'zijn' : 'is'
    return `${say('is', 'zijn')} ${fragment
      .replace(/, (?=sinds \d{4} (?:onder)?deel van )/, ` en ${be} `)
      .replace(
        /, (?=(?:(?:volledig|grondig|helemaal) )?(?:verbouwd|verhuisd|uitgebreid|overgenomen|vernieuwd|gerenoveerd|gefuseerd) in \d{4}$)/,
        ' en ',
      )
      .replace(/, (?:nu )?(?=(?:\d{1,2}(?:e|de|ste)|tweede|derde|vierde) generatie$)/, ' en toe aan de ')}`
  }
  if (/^(?:sinds|sedert) \d{4},? (?:nu|inmiddels|ondertussen) /i.test(fragment) && !GROWN.test(fragment))
    return `${say('bestaat', 'bestaan')} ${fragment}`
  const [, firstOf = '', later = ''] = CHANGED.exec(fragment) ?? []
  if (firstOf !== '')
    return `${say('bestaat', 'bestaan')} ${firstOf} en ${isPlural(say('', '')) ? 'zijn' : 'is'} ${later}`
  if (EXISTS.test(fragment)) return `${say('bestaat', 'bestaan')} ${fragment}`
  if (/^al \d+ jaar (?:in|op|aan) /i.test(fragment)) return `${say('zit', 'zitten')} ${fragment}`
  if (/^(?:een )?fusie (?:van|tussen|uit) /i.test(fragment))
    return `${say('is', 'zijn')} ontstaan uit een ${fragment.replace(/^een /i, '')}`
  const [, sinceGeneration = '', sinceYear = ''] =
    /^familiebedrijf,? (?:in de )?(\d{1,2}(?:e|de|ste) generatie),? (?:sinds )?(\d{4})$/i.exec(fragment) ?? []
  if (sinceGeneration !== '')
    return `${say('is', 'zijn')} een familiebedrijf van de ${sinceGeneration}, sinds ${sinceYear}`
  if (KIND.test(fragment)) return `${say('is', 'zijn')} ${/^onderdeel/i.test(fragment) ? '' : 'een '}${fragment}`
  if (/^(?:\d{1,2}(?:e|de|ste)|tweede|derde|vierde|vijfde) generatie$/i.test(fragment))
    return `${say('is', 'zijn')} toe aan de ${fragment}`
  const [, ofGeneration = ''] = /^(\d{1,2}(?:e|de|ste) generatie) familiebedrijf$/i.exec(fragment) ?? []
  if (ofGeneration !== '') return `${say('is', 'zijn')} een familiebedrijf van de ${ofGeneration}`
  const [, generation = '', firstYear = ''] =
    /^(\d{1,2}(?:e|de|ste) generatie),? (?:sinds )?(\d{4})$/i.exec(fragment) ?? []
  if (generation !== '') return `${say('is', 'zijn')} toe aan de ${generation}; de geschiedenis begint in ${firstYear}`
  const [, merged] = /^fusie (?:in |uit )?(\d{4})$/i.exec(fragment) ?? []
  if (merged !== undefined) return `${say('is', 'zijn')} in ${merged} ontstaan uit een fusie`
  const [, since = '', adverb = '', size = ''] = GROWN.exec(fragment) ?? []
  if (since !== '')
    return `${say('bestaat', 'bestaan')} ${since} en ${isPlural(say('', '')) ? 'tellen' : 'telt'} ${adverb} ${size}`
  if (/^\d{4}$/.test(fragment)) return `${organisation.isWriter ? 'Onze' : 'De'} geschiedenis begint in ${fragment}`
  return /^van .+ tot\b/i.test(fragment) ? `Dat is ${organisation.isWriter ? 'ons' : 'het'} verhaal: ${fragment}` : null
}

/** Sector, activity and history as one story. */
export const aboutBlocks = (draft: Draft): Block[] => {
  const { form } = draft
  const isSectorTold = form.sector === '' || sameKey(form.sector) === sameKey(form.coreActivity) || isTold(draft)
  const kind = form.clientKind === null ? null : `${draft.organisation.say('is', 'zijn')} ${form.clientKind}`
  const sector = isSectorTold ? null : sectorSentence(draft, kind !== null)
  const sentences = [kind, sector].filter((sentence) => sentence !== null)
  const first = sentences.length === 0 ? [] : [paragraph(sentences.map(finishSentence).join(' '))]
  const core = storyBlocks(
    form.coreActivity,
    draft,
    draft.organisation.isWriter ? 'Dit doen we:' : 'Dit doet de organisatie:',
    (fragment) => activitySentence(fragment, draft, first.length > 0),
  )
  const isNamed = first.length > 0 || core.length > 0
  const blocks = flow(
    first,
    core,
    storyBlocks(
      form.history,
      draft,
      `${draft.organisation.isWriter ? 'Onze' : 'De'} geschiedenis in het kort:`,
      (fragment) => historySentence(lowerStart(fragment), draft, isNamed),
    ),
  )
  return draft.organisation.isWriter ? blocks : nameClientOnce(blocks)
}

/** Who isn't named is named so once; the sentences behind say 'De organisatie'. */
const nameClientOnce = (blocks: Block[]): Block[] => {
  let isFirst = true
  return blocks.map((block) =>
    block.kind === 'paragraph'
      ? paragraph(
          block.text.replace(/(?<=^|[.!?] )Onze opdrachtgever (?=\p{Ll})/gu, (words) => {
            const naming = isFirst ? words : 'De organisatie '
            isFirst = false
            return naming
          }),
        )
      : block,
  )
}

const lowerStart = (fragment: string) => fragment.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
