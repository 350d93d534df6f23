import { Tags } from '@wervio/ui'
import { css, styled } from 'styled-components'

/** Skills on a card; the profile has the rest (specification 2 §9). */
const USUAL_LIMIT = 4

/**
 * One skill shrinks beside the number. Of more, two and the number fit in a row, so that four take two rows at most.
 */
const Skills = styled(Tags)<{ $limit: number; $count: number }>`
  ${({ $limit, $count }) =>
    $limit === 1
      ? css`
          flex-wrap: nowrap;
          li {
            flex-shrink: 1;
          }
        `
      : $count > 2 &&
        css`
          li {
            max-width: calc(50% - 1.75rem);
          }
        `}
  [data-part='more'] {
    flex-shrink: 0;
    max-width: none;
  }
`

/** The first skills and, always in sight, how many more there are. */
export const SkillList = ({ skills, limit = USUAL_LIMIT }: { skills: readonly string[]; limit?: number }) => {
  const uniqueSkills = [...new Set(skills)]
  if (uniqueSkills.length === 0) return null
  const hiddenCount = uniqueSkills.length - limit
  return (
    <Skills aria-label="Vaardigheden" $limit={limit} $count={uniqueSkills.length}>
      {uniqueSkills.slice(0, limit).map((skill) => (
        <li key={skill} title={skill}>
          {skill}
        </li>
      ))}
      {hiddenCount > 0 && (
        <li data-part="more" title={uniqueSkills.slice(limit).join(', ')}>
          +{hiddenCount}
        </li>
      )}
    </Skills>
  )
}
