import './jitless.ts'
import { z } from 'zod'
import { retentionBases } from './candidate-fields.ts'
import { sensitiveKinds } from './cv.ts'
import { limits } from './limits.ts'
import { closedEnum } from './open-enum.ts'
import { requiredText } from './text.ts'

/** Fields that a new candidate and a change of one share. */
export const candidateName = requiredText(limits.shortText, 'Vul een naam in.')
export const retentionField = closedEnum(retentionBases, 'Kies een bewaartermijn uit de lijst.')
/** What was read of the CV; only which sensitive kinds it holds is stored. */
export const sensitiveField = z.array(z.object({ kind: closedEnum(sensitiveKinds) })).max(100)
