import { Heading, Stack, Tags } from '@wervio/ui'

/** Skills that are shown; the profile has all. */
const MOST_SHOWN = 8

/** What somebody says they can, beside what the vacancy asks. */
export const Skills = ({ skills }: { skills: readonly string[] }) => (
  <Stack gap={1}>
    <Heading level={3} size="card">
      Vaardigheden in het profiel
    </Heading>
    <Tags>
      {skills.slice(0, MOST_SHOWN).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {skills.length > MOST_SHOWN && <li>+{skills.length - MOST_SHOWN}</li>}
    </Tags>
  </Stack>
)
