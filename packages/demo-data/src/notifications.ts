type Ids = ReadonlyMap<string, string>

const HOUR = 3_600_000

/** What the demo recruiter is told of at first, newest first (specification 1 §3): an interview, a vacancy, a match. */
const samples = [
  { kind: 'recording', hoursAgo: 1, candidate: 'Jelle van der Kade' },
  { kind: 'colleague', hoursAgo: 2, candidate: 'Marijn Polderman', vacancy: 'Leerkracht groep 5', stage: 3 },
  { kind: 'match', hoursAgo: 3, candidate: 'Roos Veldkamp', vacancy: 'Wijkverpleegkundige', percentage: 85 },
] as const

/** Those notifications as of `now`, about the sample data by its ids; one whose subject is not there is left out. */
export const demoNotifications = (now: Date, { vacancies, candidates }: { vacancies: Ids; candidates: Ids }) =>
  samples.flatMap(({ kind, hoursAgo, candidate, ...facts }) => {
    const candidateId = candidates.get(candidate)
    const vacancyId = 'vacancy' in facts ? vacancies.get(facts.vacancy) : null
    if (candidateId === undefined || vacancyId === undefined) return []
    return [
      {
        kind,
        item: {
          key: `demo:${kind}`,
          candidate_id: candidateId,
          vacancy_id: vacancyId,
          ...('stage' in facts && { stage: facts.stage, outcome: 'open' as const }),
          ...('percentage' in facts && { percentage: facts.percentage }),
          created_at: new Date(now.getTime() - hoursAgo * HOUR).toISOString(),
        },
      },
    ]
  })
