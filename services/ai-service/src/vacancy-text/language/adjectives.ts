import { joinWithEn } from './join.ts'

/** What people say of a colleague; as a predicate each fits 'ben jij …?'. */
const ADJECTIVES = new Set(
  `klantgericht klantvriendelijk communicatief flexibel stressbestendig nauwkeurig accuraat zelfstandig proactief leergierig sociaal
  enthousiast empathisch geduldig collegiaal representatief analytisch gestructureerd creatief besluitvaardig oplossingsgericht
  resultaatgericht servicegericht ondernemend betrouwbaar punctueel gemotiveerd behulpzaam zorgvuldig daadkrachtig hands-on
  doortastend overtuigend integer verantwoordelijk praktisch organisatorisch initiatiefrijk energiek positief spontaan gastvrij
  vriendelijk stipt gedreven ambitieus nieuwsgierig commercieel ordelijk precies sterk veerkrachtig zorgzaam rustig open eerlijk
  assertief diplomatiek overtuigingskrachtig doelgericht kritisch handig vindingrijk innovatief inventief veiligheidsbewust
  kwaliteitsgericht kwaliteitsbewust mensgericht teamgericht evenwichtig loyaal discreet respectvol luisterend omgevingsbewust
  planmatig fit gezond gedisciplineerd ervaren scherp alert vrolijk hartelijk lief warm daadkrachtig inlevend invoelend
  samenwerkingsgericht plichtsgetrouw cijfermatig technisch secuur efficiënt efficient onafhankelijk fysiek motiverend inspirerend
  adviesvaardig verbindend netjes taalvaardig strategisch toegankelijk gezellig nuchter informeel professioneel menselijk pragmatisch
  betrokken persoonlijk prettig huiselijk dynamisch transparant inclusief lerend hulpvaardig leidinggevend coachend oprecht`.split(
    /\s+/,
  ),
)

/** A single known predicate adjective, or one that a second word completes: 'communicatief vaardig'. */
export const isAdjective = (text: string): boolean => {
  const [first = '', second, ...more] = text.trim().toLowerCase().split(' ')
  return (
    more.length === 0 &&
    (second === undefined
      ? ADJECTIVES.has(first)
      : /^(?:vaardig|sterk|ingesteld|sensitief|onderlegd)$/.test(second) &&
        (ADJECTIVES.has(first) || first === 'politiek'))
  )
}

/** Kinds of people that 'een' makes a predicate of. */
const KINDS = new Set(
  'aanpakker teamspeler teamplayer doorzetter verbinder organisator netwerker doener denker bruggenbouwer duizendpoot'
    .split(' ')
    .concat('vroege vogel', 'harde werker', 'goede luisteraar', 'coachend leider'),
)

/** Whether a predicate names a kind of person: 'een teamspeler'. */
export const isKind = (predicate: string): boolean => predicate.startsWith('een ')

/** 'commercieel, overtuigend en een teamspeler': what one is comes after what one is like. */
export const joinTraits = (predicates: readonly string[]): string =>
  joinWithEn([...predicates.filter((trait) => !isKind(trait)), ...predicates.filter(isKind)])

/** What can follow 'je bent': an adjective as it is, 'teamspeler' with 'een'; anything else is null. */
export const predicateOf = (text: string): string | null => {
  const lower = text.trim().toLowerCase()
  const kind = lower.replace(/^een (?:echte )?/, '')
  if (isAdjective(lower)) return lower
  return KINDS.has(kind) ? (kind === lower ? `een ${kind}` : lower) : null
}
