import type { VacancyForm } from '../../../vacancy-text/form.ts'
import { saidBy } from './claims.ts'

/**
 * Benefits in the words employers use; one that the form doesn't name in any of its words is invented. Some words
 * promise only in company.
 */
const BENEFITS: (RegExp | { promised: RegExp; named: RegExp })[] = [
  /reiskosten|woon-?werk|ov-(?:vergoeding|kaart|abonnement|jaarkaart)|ns-business/i,
  /pensioen/i,
  /13e maand|dertiende maand|eindejaars/i,
  /lease|auto van de zaak|bedrijfsauto|servicebus|\bbus van de zaak/i,
  /bonus|winstdeling|winstuitkering|provisie|commissie/i,
  /thuis ?-?werk|thuis te werken|hybride|remote|thuiswerkvergoeding/i,
  /vakantiedagen|vrije dagen|verlofdagen|vakantie-uren|\badv\b|\batv\b/i,
  /vakantiegeld|vakantietoeslag/i,
  {
    promised:
      /opleidings(?:budget|mogelijk)|opleidingen|scholing|trainingen|cursus|academie|studiebudget|persoonlijke ontwikkeling|doorgroei|groeimogelijk|ontwikkelmogelijk/i,
    named: /opleiding|scholing|training|cursus|academie|studie|ontwikkel|groei|coaching/i,
  },
  /laptop|macbook/i,
  {
    promised: /(?:een|eigen|mobiele) telefoon\b|telefoon van de zaak|telefoonabonnement|smartphone/i,
    named: /telefoon|smartphone|mobiel/i,
  },
  /fietsplan|fiets van de zaak|leasefiets/i,
  /sportabonnement|fitness|sportschool|vitaliteit/i,
  /lunch|fruit|maaltijd/i,
  /borrel|uitje|vrijmibo|teamuit/i,
  /vast contract|onbepaalde tijd|vaste aanstelling|jaarcontract|proeftijd|baanzekerheid/i,
  /personeelskorting|korting/i,
  /aandelen|opties/i,
  /zorgverzekering|collectieve verzekering|arbeidsongeschikt/i,
  /kinderopvang(?:toeslag|vergoeding)|ouderschapsverlof/i,
  /toeslag|onregelmatigheid/i,
  /flexibele werktijden|flexibele uren|eigen werktijden/i,
  /marktconform|uitstekend salaris|goed salaris|aantrekkelijk salaris|hoog salaris/i,
  /welkomstbonus|tekenbonus|verhuiskosten/i,
  /gratis parkeren|parkeerplaats/i,
]

/** Whether every benefit that `text` promises is named somewhere in the form. */
export const createBenefitCheck = (form: VacancyForm): ((text: string) => boolean) => {
  const formText = saidBy(form)
  const kinds = BENEFITS.map((benefit) => (benefit instanceof RegExp ? { promised: benefit, named: benefit } : benefit))
  const absent = kinds.filter(({ named }) => !named.test(formText))
  return (text) => !absent.some(({ promised }) => promised.test(text))
}
