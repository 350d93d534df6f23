import { Tags } from '@wervio/ui'

/** Skills on a card; the profile has the rest (specification 2 §9). */
const SHOWN = 4

/** The first four skills and how many more there are. */
export const SkillList = ({ skills, shown: most = SHOWN }: { skills: readonly string[]; shown?: number }) => {
  const all = [...new Set(skills)]
  if (all.length === 0) return null
  const more = all.length - most
  return (
    <Tags aria-label="Vaardigheden">
      {all.slice(0, most).map((skill) => (
        <li key={skill} title={skill}>
          {skill}
        </li>
      ))}
      {more > 0 && <li title={all.slice(most).join(', ')}>+{more}</li>}
    </Tags>
  )
}
