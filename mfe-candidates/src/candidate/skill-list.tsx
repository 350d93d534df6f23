import { plainList, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** Skills on a card; the profile has the rest (specification 2 §9). */
const SHOWN = 4

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  li {
    max-width: 100%;
    padding: 0 ${tokens.space[2]};
    overflow: hidden;
    border-radius: ${tokens.radius.chip};
    background: ${tokens.surface.sunken};
    color: ${tokens.text.muted};
    font: ${tokens.font.tiny};
    line-height: 1.375rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** The first four skills and how many more there are. */
export const SkillList = ({ skills, shown: most = SHOWN }: { skills: readonly string[]; shown?: number }) => {
  const all = [...new Set(skills)]
  if (all.length === 0) return null
  const more = all.length - most
  return (
    <List aria-label="Vaardigheden">
      {all.slice(0, most).map((skill) => <li key={skill} title={skill}>{skill}</li>)}
      {more > 0 && <li title={all.slice(most).join(', ')}>+{more}</li>}
    </List>
  )
}
