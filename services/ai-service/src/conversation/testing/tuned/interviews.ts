import { firstInterviews } from './first-interviews.ts'
import { fourthInterviews } from './fourth-interviews.ts'
import { secondInterviews } from './second-interviews.ts'
import { thirdInterviews } from './third-interviews.ts'

/** All conversations that had a say in the rules. */
export const tunedInterviews = [...firstInterviews, ...secondInterviews, ...thirdInterviews, ...fourthInterviews]
