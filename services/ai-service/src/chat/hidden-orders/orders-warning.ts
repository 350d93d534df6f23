import { joinWithEn } from '../../vacancy-text/language/join.ts'

/** Tells the recruiter that a text tried to steer the assistant; empty when none did. */
export const ordersWarning = (labels: readonly string[]): string[] =>
  labels.length === 0
    ? []
    : [
        `In de bron staat tekst die opdrachten aan een AI lijkt te geven (${joinWithEn(labels.slice(0, 5))}). Die zinnen zijn niet gebruikt.`,
      ]
