import { skillsInText } from '../../cv/skills/skills-in-text.ts'
import { isAdjective } from '../../vacancy-text/language/adjectives.ts'

/** What can be shown with a paper, a test or a number of years. */
const HARD =
  /diploma|gediplomeerd|opleiding|\b(?:mbo|hbo|wo|vmbo|vwo|havo|tso|bso|aso|pabo|bachelor|master|phd)\b|ervaring|\bexperience|\bkennis|\bknowledge|rijbewijs|certifica|\bvca\b|\bbig\b|code 95|bestuurderskaart|\bpas\b|beveiligingspas|\bniveau\b|\b[23]f\b|beheers|\btalen?\b|taalvaardig|nederlands|engels|duits|frans\b|english|dutch|german|\bdegree|licen[cs]e|\byears\b|tekening(?:en)? (?:kunnen )?lezen|\bvog\b|bekend met|vaardig (?:in|met)|woonachtig|registratie|werk- en denkniveau|afgerond|gestudeerd|vakkennis|\bbevoegd|\baangetoond|\baantoonbaar|proficien|fluent|haccp|kwalificatie/i
/** How somebody is, or works with others. */
const SOFT =
  /zelfstandig|flexib|\bteam ?(?:speler|player)|communic|klantgericht|klantvriendelijk|geduld|humor|initiatief|stress|nauwkeurig|enthousias|betrouwba|vriendelijk|houding|instelling|mentaliteit|\bhart voor|denkt? (?:in|mee)|houdt van|\bgraag\b|vindt? het (?:fijn|leuk)|passie|gedreven|reliable|learner|luister|leergierig|proactief|sociaal|empath|creativ|creatie|aanpak|doorzet|verbinder|representatief|gastvrij|collegiaal|besluitvaardig|overzicht|discreet|stipt|kalm|rustig|alert|nieuwsgierig|analytisch|sensitief|overtuigend|resultaatgericht|gestructureerd|verantwoordelijkheidsgevoel|ondernemend|reflecteer|vroege vogel|handen uit de mouwen|\bdurf|energie|positie(?:f|ve)|precies|hygiënisch|op tijd|oog voor|\bsamenwerk|commercieel ingesteld|motivat|curious|detail|proactive/i
/** A paper that is asked for is never a trait, however friendly the sentence. */
const PAPER =
  /diploma|rijbewijs|certifica|opleiding|registratie|\bervaring\b|\bexperience|\bkennis\b|\b(?:mbo|hbo|wo)\b/i

export type Requirement = { field: 'hard_skills' | 'soft_skills'; sure: boolean }

/** Whether a demand is about knowledge and papers or about how somebody is; not sure where it says neither. */
export const classifyRequirement = (text: string): Requirement => {
  const [hard, soft] = [HARD.test(text), SOFT.test(text) || isAdjective(text.replace(/(?<![.;,])[.;,]+$/, ''))]
  if (hard && (!soft || PAPER.test(text))) return { field: 'hard_skills', sure: true }
  if (soft && !hard) return { field: 'soft_skills', sure: true }
  if (soft) return { field: 'soft_skills', sure: false }
  if (/^(?:je|jij|you) (?:bent|are)\b|^(?:iemand|someone)\b/i.test(text)) return { field: 'soft_skills', sure: false }
  return { field: 'hard_skills', sure: skillsInText(text).length > 0 }
}
