/**
 * Verbs of work, as English begins a task with them. One that takes a preposition has the Dutch one behind it: 'deal
 * with' is 'omgaan met', and what it is about follows.
 */
const VERBS = `run=uitvoeren|handle=afhandelen|write=schrijven|design=ontwerpen|program=programmeren|build=bouwen
review=beoordelen|answer=beantwoorden|manage=beheren|lead=leiden|clean=schoonmaken|prepare=voorbereiden
support=ondersteunen|sell=verkopen|load=laden|unload=lossen|pick=verzamelen|pack=inpakken|maintain=onderhouden
monitor=bewaken|develop=ontwikkelen|coordinate=coördineren|advise=adviseren|welcome=ontvangen|repair=repareren
install=installeren|improve=verbeteren|upsell=bijverkopen|create=maken|analyse=analyseren|analyze=analyseren
count=tellen|update=bijwerken|organise=organiseren|organize=organiseren|train=trainen|check=controleren
serve=serveren|commission=in bedrijf stellen|solve=oplossen|resolve=oplossen|fix=oplossen|report=melden|test=testen
deploy=uitrollen|configure=configureren|document=documenteren|troubleshoot=storingen zoeken in|implement=implementeren
migrate=migreren|automate=automatiseren|optimise=optimaliseren|optimize=optimaliseren|integrate=integreren
debug=debuggen|release=uitbrengen|plan=plannen|schedule=inplannen|process=verwerken|sort=sorteren|receive=ontvangen
ship=verzenden|deliver=bezorgen|stock=bijvullen|scan=scannen|label=labelen|drive=besturen|operate=bedienen
assemble=monteren|weld=lassen|inspect=inspecteren|measure=meten|replace=vervangen|adjust=afstellen|assist=helpen
help=helpen|guide=begeleiden|coach=coachen|teach=lesgeven aan|supervise=aansturen|mentor=begeleiden|hire=aannemen
recruit=werven|interview=interviewen|onboard=inwerken|contact=benaderen|call=bellen|visit=bezoeken|negotiate=onderhandelen over
present=presenteren|promote=promoten|translate=vertalen|publish=publiceren|edit=redigeren|research=onderzoeken
investigate=onderzoeken|collect=verzamelen|register=registreren|record=vastleggen|file=archiveren|book=boeken
invoice=factureren|reconcile=afstemmen|forecast=prognosticeren|approve=goedkeuren|order=bestellen|purchase=inkopen
buy=inkopen|cook=koken|bake=bakken|wash=wassen|iron=strijken|cut=snijden|set=dekken|pour=inschenken|take=opnemen
make=maken|provide=bieden|give=geven|share=delen|define=bepalen|discuss=bespreken|validate=valideren|verify=controleren
secure=beveiligen|protect=beschermen|track=volgen|follow=volgen|evaluate=evalueren|assess=beoordelen
model=modelleren|visualise=visualiseren|visualize=visualiseren|structure=structureren|work=werken|communicate=communiceren
collaborate=samenwerken|participate=deelnemen|ensure=zorgen voor|keep=bijhouden|fill=vullen
set up=opzetten|carry out=uitvoeren|roll out=uitrollen|follow up=opvolgen|follow up on=opvolgen|keep track of=bijhouden
take care of=zorgen voor|look after=zorgen voor|deal with=omgaan met|work with=werken met|work together with=samenwerken met
work closely with=nauw samenwerken met|collaborate with=samenwerken met|cooperate with=samenwerken met
communicate with=communiceren met|report to=rapporteren aan|report on=rapporteren over|respond to=reageren op
reply to=antwoorden op|assist with=helpen met|help with=helpen met|participate in=deelnemen aan|contribute to=bijdragen aan
take part in=deelnemen aan|be responsible for=verantwoordelijk zijn voor|responsible for=verantwoordelijk zijn voor
advise on=adviseren over|search for=zoeken naar|look for=zoeken naar|listen to=luisteren naar|talk to=praten met
liaise with=afstemmen met|align with=afstemmen met|act as=optreden als|take orders=bestellingen opnemen|ask=vragen
ask for help=hulp vragen|ask questions=vragen stellen|work independently=zelfstandig werken|learn=leren|speak=spreken|think along=meedenken`

/** Verbs that double their last letter: 'setting up'. */
const DOUBLING = new Set(['run', 'program', 'plan', 'ship', 'scan', 'cut', 'set', 'debug', 'label', 'model'])

/** These are nouns in Dutch too: 'training', 'planning'. */
const NOUN_GERUNDS = new Set(['training', 'planning', 'onboarding', 'coaching', 'mentoring', 'stocking', 'labelling'])
/** These may be Dutch where nothing behind them is English: 'scan pallets', 'coach team'. */
export const verbsInDutchToo: ReadonlySet<string> = new Set(
  `test scan plan help coach model label order contact interview release debug set call mentor train track record stock lead
  support design pack book file iron cut report bake run program review fix present register`.split(/\s+/),
)

/** The form on '-ing' of the first word: 'writing', 'setting up'. */
const gerundOf = (phrase: string): string => {
  const [verb = '', ...rest] = phrase.split(' ')
  const stem = DOUBLING.has(verb) ? `${verb}${verb.at(-1) ?? ''}` : verb.replace(/(?<=[^aeiou])e$|(?<=[ou])e$/, '')
  return [`${stem}ing`, ...rest].join(' ')
}

/** Verbs and what begins as one, in their base form and on '-ing', with the Dutch infinitive. */
export const englishVerbs: ReadonlyMap<string, string> = new Map(
  VERBS.split(/[|\n]/).flatMap((entry): [string, string][] => {
    const [english = '', dutch = ''] = entry.split('=')
    const gerund = gerundOf(english)
    return [[english, dutch], ...(NOUN_GERUNDS.has(gerund) ? [] : [[gerund, dutch] as [string, string]])]
  }),
)
/** Words in the longest of these. */
export const mostWordsOfVerb = 3
