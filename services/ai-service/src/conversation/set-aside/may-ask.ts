/** Words before 'je' that are no verb, as alternatives of a pattern. */
export const NO_VERB =
  'als|dat|of|toen|omdat|wat|hoe|waar|wie|terwijl|zodat|voordat|nadat|sinds|waarom|wanneer|want|en|maar|met|voor|door|van|op|in|bij|naar|aan|om|over|nu|hier|daar|dus|soms|uit|tot|volgens|tegen|zonder|onder|tussen|tijdens|zoals|tenzij|doordat|hoewel|indien|mits|vanaf|zodra|totdat|hoeveel|welke|welk'
/** 'Rook je', 'stemt u'; without a mark a machine writes nothing else that begins so. */
const VERB_FIRST = new RegExp(String.raw`^(?!(?:${NO_VERB})\b)[a-z]+ (?:je|jij|u|jullie)\b`)
const OF_SOMETHING =
  /^(?:is|zijn|was|waren|zit|zitten|staat|loopt|lopen|komt|komen|krijg|krijgen|moet|moeten|gaat|gaan|werkt|heeft|zou|zouden|mag|mogen|hing|ligt|liggen|verdient|vindt|woont|blijft|verhuist|kan|kunnen) (?:er|dat een|die|de|uw|jouw|je|we|wij|iemand|onze|het bij|het kunnen)\b/
const BY_WORD =
  /^(?:met |van |uit |op |bij |in |sinds |tot |voor |naar |aan |door )?(?:wat|hoe|hoeveel|welke?|wie|waar\w*|wanneer|hoelang)\b/
/** After a remark: 'je verhuist naar Utrecht, doe je dat …'. */
const AFTER_REMARK = /\b(?:ben|bent|heb|hebt|doe|doet|was|had) (?:je|jij|u)\b/
const LEAD =
  /^(?:(?:en|maar|dus|want|oke|ok|goed|ja|nou|dan|trouwens|even|zeg|eigenlijk|ik vraag me af|mag ik vragen|nog even|eh+m?|uh+m?)[,.:]* )+/

/** Whether a sentence of a recruiter can be a question that a machine wrote down without its mark. Folded text. */
export const mayAsk = (folded: string): boolean => {
  const bare = folded.replace(LEAD, '')
  return VERB_FIRST.test(bare) || OF_SOMETHING.test(bare) || BY_WORD.test(bare) || AFTER_REMARK.test(bare)
}
