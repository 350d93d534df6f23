import * as routes from '@wervio/contracts/routes'
import { Card, Grid, Heading, IconTile, Page, Stack, Text } from '@wervio/ui'
import { Link } from '@wervio/routing'
import { FileDown, Video } from 'lucide-react'

/** `/new-meeting`: the choice between planning a meeting and importing a recording. */
export const NewMeetingPage = () => (
  <Page title="Nieuw gesprek" subtitle="Hoe wil je het gesprek vastleggen?">
    <Grid columns={2} gap={4}>
      <Card as={Link} interactive to={routes.onlineMeeting.href()}>
        <Stack gap={3}>
          <IconTile icon={Video} />
          <Heading level={2} size="card">
            Online Meeting
          </Heading>
          <Text tone="muted">Plan een Teams-meeting en laat de AI-assistent meedoen.</Text>
        </Stack>
      </Card>
      <Card as={Link} interactive to={routes.importRecording.href()}>
        <Stack gap={3}>
          <IconTile icon={FileDown} />
          <Heading level={2} size="card">
            Importeer Opname
          </Heading>
          <Text tone="muted">Upload een audio- of video-opname die je al hebt.</Text>
        </Stack>
      </Card>
    </Grid>
  </Page>
)
