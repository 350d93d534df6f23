/** The sample recruiter of an empty data folder; nobody real. */
export const demoRecruiter = {
  email: 'demo@wervio.nl',
  password: 'demo-wervio',
  displayName: 'Demo Recruiter',
} as const
