import { brand } from '@wervio/brand'
import { ButtonLink, Cluster, Heading, Stack, Text, tokens } from '@wervio/ui'
import { Mail, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'

const Frame = styled(Section)`
  padding-top: 0;
`
const Profile = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${tokens.space[12]};
  padding-top: ${tokens.space[8]};
  border-top: 2px solid ${tokens.text.base};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[6]};
  }
`
const Words = styled(Stack)`
  max-width: ${tokens.width.line};
`

/**
 * Who made it. Name and picture are nobody's to invent; the network profile stands here when the operator gives one.
 */
export const Founder = () => {
  const { name, infoEmail, socialUrl, socialLabel } = brand()
  return (
    <Frame aria-labelledby="oprichter">
      <Profile>
        <Stack gap={1}>
          <Heading level={2} size="display" id="oprichter">
            De oprichter
          </Heading>
          <Text tone="muted">Oud-recruiter, met een achtergrond in data en IT</Text>
        </Stack>
        <Words gap={5}>
          <Text size="lead">
            De oprichter van {name} was recruiter en heeft een achtergrond in data en IT. Uit het vak komt de vraag: hoe
            houd je tijd over voor het gesprek, als CV’s overtypen, vacatures herschrijven en verslagen maken de dag
            vullen?
          </Text>
          <Text size="lead">
            Uit data en IT komt het antwoord: laat de computer het papierwerk doen, en laat hem er altijd bij zeggen
            waar hij het vandaan heeft. Dat is {name}.
          </Text>
          <Cluster gap={3}>
            <ButtonLink href={`mailto:${infoEmail}`} icon={Mail} variant="secondary" size="large">
              Mail de oprichter
            </ButtonLink>
            {socialUrl && (
              <ButtonLink href={socialUrl} rel="noreferrer" icon={UserRound} variant="quiet" size="large">
                {socialLabel ?? `Profiel op ${new URL(socialUrl).hostname}`}
              </ButtonLink>
            )}
          </Cluster>
        </Words>
      </Profile>
    </Frame>
  )
}
