import type { Rule } from '../rule.ts'

type MakeRule = (pattern: string, rewrite: Rule['rewrite'], more?: Partial<Rule>) => Rule

const HEROES =
  "(?:\\p{L}*superhelden|helden|toppers|kanjers|rockstars|ninja[’']?s|goeroes|gurus|supersterren|superstars|talenttoppers|bikkels|powerhouses|supertalenten|unicorns|sales ?tijgers|wizards|tovenaars|(?:zorg|kantoor|verkoop|sales|team|keuken|bouw|service|horeca|winkel|tech|schoonmaak)-?(?:helden|toppers))"
const HERO =
  '(?:superheld|held|topper|kanjer|rockstar|ninja|goeroe|guru|superster|superstar|bikkel|powerhouse|supertalent|unicorn|sales ?tijger|wizard|tovenaar|(?:zorg|kantoor|verkoop|sales|team|keuken|bouw|service|horeca|winkel|tech|schoonmaak)-?(?:held|topper))'
const HERO_TALK = 'Niemand noemt zichzelf zo, en het schrikt mensen af die het werk goed kunnen. Noem de functie.'
const FAMILY_TALK =
  'Een werkgever is geen familie: het wekt de indruk dat grenzen aan het werk niet tellen. Zeg hoe jullie samenwerken.'
const SEEKS = '{seek}|word|wij zijn|we zijn|team|onze|ons|jij|jouw|are'
const aboutHeroes = {
  reason: HERO_TALK,
  when: SEEKS,
  unless: 'filmhelden|stripheld|romanheld|oorlogshelden|spelen de|serie',
}
const aboutFamily = {
  reason: FAMILY_TALK,
  unless: 'familiebedrijf|in handen van|naasten|mantelzorg|pleeg|cliënt|bewoner|patiënt',
}
const SOUGHT = '{seek}|word(?:t)?|wanted|jij(?:, )|onze'

/** Talk of heroes and of the firm as a family. */
export const heroRules = (makeRule: MakeRule): readonly Rule[] => [
  makeRule(HEROES, 'collega’s', { ...aboutHeroes, when: 'gezocht|{seek}', unless: `${aboutHeroes.unless}|{english}` }),
  makeRule(HEROES, null, aboutHeroes),
  makeRule(
    `(?<=(?:een|de|onze|nieuwe|volgende|extra) )${HERO}(?= (?:die|voor|om|bij|in (?:ons|onze|het|de))|[.,!?]|$)`,
    'collega',
    {
      ...aboutHeroes,
      when: SOUGHT,
      unless: `${aboutHeroes.unless}|{english}`,
    },
  ),
  makeRule(HERO, null, aboutHeroes),
  makeRule(
    'manusje[- ]van[- ]alles|meisje voor alles|alleskunners?|jack of all trades|superwoman|superman',
    null,
    aboutHeroes,
  ),
  makeRule('onze (?:[\\p{L}-]+-)?(?:family|familie)(?=[.!?,]|$| (?:komen|versterken|worden))', 'ons team', {
    ...aboutFamily,
    when: 'lid|deel|word|welkom|kom|maak|sluit|versterk',
  }),
  makeRule(
    '(?:één|een|1) (?:grote |hechte |warme |echte |gezellige )+(?:familie|family)|(?:lid van|deel van|welkom (?:in|bij)) (?:onze|de) (?:[\\p{L}-]+[- ])?(?:family|familie)|[\\p{L}]+-family|als (?:een|één) (?:hechte |grote |echte )*familie|(?:werk|bedrijfs|team)familie|(?:(?:wij|we) zijn|zijn (?:wij|we)) familie|familiegevoel|family feeling',
    null,
    aboutFamily,
  ),
]
