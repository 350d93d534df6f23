import { type DirectAnswer, noAnswer } from './asking.ts'

const OTHERS =
  /\b(?:beter|slechter|sterker|zwakker|geschikter|meer ervaring|minder ervaring|vergelijk\w*|vergeleken|ten opzichte van|tegenover)\b.{0,40}\b(?:andere|anderen|de rest|concurrenten|overige)\b|\b(?:andere|overige) (?:kandidaten|sollicitanten)\b/

/** On the page of one candidate nothing is known of others. */
export const answerOthers: DirectAnswer = ({ text, question }) =>
  question.kind === 'candidate' && OTHERS.test(text)
    ? noAnswer(
        'Dat kan ik hier niet zeggen: over andere kandidaten staat op dit scherm niets. Vergelijk kandidaten bij de vacature, onder Matches; daar zet ik naast elkaar wat er over hen staat.',
      )
    : null
