import { hairdresser } from './hairdresser.ts'
import { electrician } from './electrician.ts'
import { physio } from './physio.ts'
import { butchers } from './butchers.ts'
import { callcenter } from './callcenter.ts'
import { gardener } from './gardener.ts'
import { customs } from './customs.ts'
import { analystForm } from './analyst-form.ts'
import { welder } from './welder.ts'
import { pastry } from './pastry.ts'
import { ictSupport } from './ict-support.ts'
import { careForm } from './care-form.ts'
import { peopleTeacher } from './people-teacher.ts'
import { vet } from './vet.ts'
import { logist } from './logist.ts'
import type { Workday } from '../workday/types.ts'

/** Screens of other trades, asked in a hurry in Dutch and Flemish. */
export const hurriedScreens: readonly Workday[] = [
  hairdresser,
  electrician,
  physio,
  butchers,
  callcenter,
  gardener,
  customs,
  analystForm,
  welder,
  pastry,
  ictSupport,
  careForm,
  peopleTeacher,
  vet,
  logist,
]
