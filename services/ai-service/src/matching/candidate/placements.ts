/** Work beside a study, or unpaid. */
const PLACEMENT =
  /(?<!\p{L})(?:stage|stagiaire?|stagiair|intern|internship|trainee-stage|afstudeerstage|werkstudent|student|bijbaan|studentenjob|student job|jobstudente?|scholierenbaan|vakantiewerk|vakantiekracht|(?:zaterdag|weekend)hulp|vrijwillig(?:er|ster|e|erswerk|sterswerk)?|volunteer|volunteering|meeloopstage|afstudeer\p{L}*)(?!\p{L})/giu

/** What is done for people who do such work: 'Stage manager', 'Student adviser', 'Coördinator van vrijwilligers'. */
const WORK_FOR_OTHERS =
  /^[\s-]+(?:manager|co[oö]rdinat|begeleid|advis|counsel|decaan|affairs|services|success|support|psycholo|coach|recruit|liaison|officer)/iu

/** 'Intern begeleider' works inside of the organisation; 'Marketing intern' and 'Intern Finance' are placements. */
const INSIDE_JOB =
  /^[\s-]+(?:begeleid|advis|verkop|(?:\p{L}+\s)?medewerk|account\s?manag|audit|control|co[oö]rdinat|chauff|consul|bode|vertrouwens|train|coach|toezicht|recruit|verzorg|vertegenwoord|jurist|arts|transport|logistiek|facilit)/iu

/** Whether a title tells of a placement, a job beside a study or unpaid work, which are no years in a job. */
export const isPlacement = (title: string): boolean =>
  Array.from(title.matchAll(PLACEMENT)).some(({ 0: word, index }) => {
    const behind = title.slice(index + word.length)
    return !WORK_FOR_OTHERS.test(behind) && !(word.toLowerCase() === 'intern' && INSIDE_JOB.test(behind))
  })
