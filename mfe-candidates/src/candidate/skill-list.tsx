import { Tags } from '@wervio/ui'

/** Skills on a card; the profile has the rest (specification 2 §9). */
const USUAL_LIMIT = 4

/** The first four skills and how many more there are. */
export const SkillList = ({ skills, limit = USUAL_LIMIT }: { skills: readonly string[]; limit?: number }) => {
  const uniqueSkills = [...new Set(skills)]
  if (uniqueSkills.length === 0) return null
  const hiddenCount = uniqueSkills.length - limit
  return (
    <Tags aria-label="Vaardigheden">
      {uniqueSkills.slice(0, limit).map((skill) => (
        <li key={skill} title={skill}>
          {skill}
        </li>
      ))}
      {hiddenCount > 0 && <li title={uniqueSkills.slice(limit).join(', ')}>+{hiddenCount}</li>}
    </Tags>
  )
}
