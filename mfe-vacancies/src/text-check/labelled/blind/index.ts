import { ageSentences } from './age.ts'
import { familyFaithAndLooksSentences } from './family-faith-and-looks.ts'
import { genderSentences } from './gender.ts'
import { healthSentences } from './health.ts'
import { innocentLawSentences } from './innocent-law.ts'
import { innocentNamesSentences } from './innocent-names.ts'
import { innocentPayAndWorkSentences } from './innocent-pay-and-work.ts'
import { innocentPeopleSentences } from './innocent-people.ts'
import { jargonSentences } from './jargon.ts'
import { originSentences } from './origin.ts'
import { styleAndPaySentences } from './style-and-pay.ts'
import type { SentenceCase } from './types.ts'

/** A hundred and twenty sentences of vacancies; 46 of them are innocent. */
export const sentences: readonly SentenceCase[] = [
  ...ageSentences,
  ...familyFaithAndLooksSentences,
  ...genderSentences,
  ...healthSentences,
  ...innocentLawSentences,
  ...innocentNamesSentences,
  ...innocentPayAndWorkSentences,
  ...innocentPeopleSentences,
  ...jargonSentences,
  ...originSentences,
  ...styleAndPaySentences,
]
