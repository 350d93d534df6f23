import {
  feedbackRules,
  feedbackThresholds as thresholds,
  isOneOf,
  stageName,
  type FeedbackCard,
  type FeedbackRule,
} from '@wervio/contracts'
import { numberText, oneDecimalText, percentText } from '@wervio/ui'

type CardText = { title: string; text: string; why: string }

const daysText = (days: number | null): string => `${oneDecimalText(days ?? 0)} ${days === 1 ? 'dag' : 'dagen'}`
const shareOf = ({ count, total }: FeedbackCard): string => percentText(total ? count / total : 0)
const stageOf = ({ stage }: FeedbackCard): string => stageName(stage ?? 1)

const texts: Record<FeedbackRule, (card: FeedbackCard) => CardText> = {
  stalled: (card) => ({
    title: `${card.count === 1 ? '1 procedure ligt' : `${numberText(card.count)} procedures liggen`} stil`,
    text: `De meeste staan in ${stageOf(card)}; de langste al ${daysText(card.days)}. Laat de kandidaat weten waar hij aan toe is, of neem een besluit.`,
    why: `Regel: een lopende procedure van een actieve vacature waarin meer dan ${thresholds.stalled.days} dagen niets veranderde. Impact hoog vanaf ${thresholds.stalled.high}.`,
  }),
  withdrawals: (card) => ({
    title: `Veel kandidaten haken af bij ${stageOf(card)}`,
    text: `${numberText(card.count)} van de ${numberText(card.total ?? 0)} procedures die hier eindigden (${shareOf(card)}), stopten doordat de kandidaat zich terugtrok. Vraag naar de reden.`,
    why: `Regel: minstens ${thresholds.withdrawals.count} kandidaten trokken zich in één stap terug, en samen zijn zij minstens ${percentText(thresholds.withdrawals.share)} van alle procedures die in de periode in die stap eindigden. Impact hoog vanaf ${percentText(thresholds.withdrawals.high)}.`,
  }),
  rejections: (card) => ({
    title: `Dezelfde reden van afwijzing komt terug`,
    text: `‘${card.reason ?? ''}’ is de reden bij ${numberText(card.count)} van de ${numberText(card.total ?? 0)} afwijzingen met een reden (${shareOf(card)}). Staat deze eis duidelijk in de vacature?`,
    why: `Regel: minstens ${thresholds.rejections.count} afwijzingen met dezelfde reden, en minstens ${percentText(thresholds.rejections.share)} van alle afwijzingen met een reden in de periode. Impact hoog vanaf ${percentText(thresholds.rejections.high)}.`,
  }),
  empty_vacancies: (card) => ({
    title: `${card.count === 1 ? '1 actieve vacature heeft' : `${numberText(card.count)} actieve vacatures hebben`} geen kandidaten`,
    text: `De oudste staat al ${daysText(card.days)} open zonder lopende procedure. Zoek kandidaten, of pas de tekst aan.`,
    why: `Regel: een actieve vacature van minstens ${thresholds.emptyVacancies.days} dagen oud zonder lopende procedure. Impact hoog vanaf ${thresholds.emptyVacancies.high} dagen.`,
  }),
  first_response: (card) => ({
    title:
      card.type === 'positive'
        ? 'Je reageert snel op nieuwe kandidaten'
        : 'Nieuwe kandidaten wachten lang op een eerste stap',
    text: `De helft kreeg binnen ${daysText(card.days)} een eerste stap, gemeten over ${numberText(card.count)} procedures.`,
    why: `Regel: de mediaan van de dagen tussen het begin van de procedure en de eerste stap daarna, van procedures die in de periode begonnen (minstens ${thresholds.firstResponse.count}, hoogstens de nieuwste ${numberText(thresholds.firstResponse.most)}). Positief tot en met ${thresholds.firstResponse.quick} dagen, een verbeterpunt boven ${thresholds.firstResponse.slow}. Impact hoog vanaf ${thresholds.firstResponse.high} dagen.`,
  }),
  hire_speed: (card) => ({
    title: card.type === 'positive' ? 'Aannemen gaat sneller dan hiervoor' : 'Aannemen duurt langer dan hiervoor',
    text: `Gemiddeld ${daysText(Math.round(card.days ?? 0))}, in de periode ervoor ${daysText(Math.round(card.days_before ?? 0))}. De aannames staan bij het cijfer hierboven.`,
    why: `Regel: de gemiddelde tijd tot aanname verschilt minstens ${percentText(thresholds.hireSpeed.share)} van die in de periode ervoor, met genoeg aannames in beide. Impact hoog vanaf ${percentText(thresholds.hireSpeed.high)}.`,
  }),
  unlawful_questions: (card) => ({
    title: `In ${card.count === 1 ? '1 gesprek' : `${numberText(card.count)} gesprekken`} kwam iets ter sprake waar je niet naar mag vragen`,
    text: `Dat is ${numberText(card.count)} van de ${numberText(card.total ?? 0)} gesprekken. Wervio laat het buiten de samenvatting en de matching. Lees terug hoe het ter sprake kwam.`,
    why: `Regel: opgenomen gesprekken voor een vacature in de periode waarin iets apart is gezet, zoals zwangerschap, gezondheid of geloof. Gesprekken zonder vacature tellen niet mee. Impact hoog vanaf ${thresholds.unlawfulQuestions.high} gesprekken.`,
  }),
  missing_results: (card) => ({
    title: 'Vraag vaker door naar het resultaat',
    text: `In ${numberText(card.count)} van de ${numberText(card.total ?? 0)} gesprekken (${shareOf(card)}) bleef bij een voorbeeld onbesproken wat het opleverde.`,
    why: `Regel: minstens ${thresholds.missingResults.count} opgenomen gesprekken voor een vacature met een voorbeeld zonder resultaat (STAR), en minstens ${percentText(thresholds.missingResults.share)} van alle gesprekken met voorbeelden in de periode. Impact hoog vanaf ${percentText(thresholds.missingResults.high)}.`,
  }),
}

/** What a card says and why; null for a rule of a newer service. */
export const cardText = (card: FeedbackCard): CardText | null => {
  const { rule } = card
  return isOneOf(feedbackRules, rule) ? texts[rule](card) : null
}
