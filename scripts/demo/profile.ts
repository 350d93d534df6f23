import {
  changeRecruiterProfile,
  getRecruiterProfile,
  recruiterProfile,
  type RecruiterProfileChange,
} from '@wervio/contracts'
import { get, patch, refused } from './wire.ts'

const demoProfile: Omit<RecruiterProfileChange, 'base_version'> = {
  position: 'Senior recruiter',
  department: 'Werving en selectie',
  phone: '050 123 45 67',
  location: 'Groningen',
  bio: 'Ik breng mensen en werkgevers in het noorden bij elkaar, het liefst met een goed gesprek.',
  experience: '2019 – nu: senior recruiter\n2014 – 2019: recruiter zorg en techniek',
  specialization: 'Zorg, techniek en ICT',
  skills: ['Interviewen', 'Werving en selectie', 'Arbeidsmarktcommunicatie'],
  languages: ['Nederlands', 'Engels', 'Duits'],
  mail_signature: 'Demo Recruiter\nSenior recruiter\n050 123 45 67',
}

/** Fills in the profile of the demo recruiter, unless somebody wrote in it. */
export const saveDemoProfile = async (mainApi: string, token: string): Promise<void> => {
  const { body } = await get(mainApi + getRecruiterProfile.path, token)
  const { version } = recruiterProfile.parse(body)
  if (version > 0) return
  const saved = await patch(mainApi + changeRecruiterProfile.path, { ...demoProfile, base_version: 0 }, token)
  if (saved.status !== 200) throw refused('the demo profile', saved)
}
