import { useState } from 'react'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { Button, Card, Heading, Stack, Text } from '@wervio/ui'
import { DeletionDialog } from './deletion-dialog.tsx'

/** Deleting the own account. A visitor's demo ends by itself. */
export const DeletionCard = () => {
  const [isOpen, setIsOpen] = useState(false)
  const user = useCurrentUser()
  if (!user || isDemoVisitor(user)) return null
  return (
    <Card as="section" aria-labelledby="deletion">
      <Stack gap={3}>
        <div>
          <Heading level={2} size="card" id="deletion">
            Account verwijderen
          </Heading>
          <Text tone="muted">
            Je account en wat van jou alleen is, wordt gewist. Je vacatures, kandidaten en gesprekken gaan naar een
            collega; werk je alleen, dan worden ook die gewist. Dat is niet terug te draaien. Je ziet eerst precies wat
            er weggaat.
          </Text>
        </div>
        <div>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            Account verwijderen
          </Button>
        </div>
      </Stack>
      <DeletionDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}
