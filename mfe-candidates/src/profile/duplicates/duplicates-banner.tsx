import { type Candidate, type Duplicate, duplicateReasonTexts, mergeCandidates } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, Notice, Stack, Text, TextLink } from '@wervio/ui'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useDuplicates } from './use-duplicates.ts'

/** Says that somebody may be there twice, and why; nothing when nobody is. */
export const DuplicatesBanner = ({ candidate }: { candidate: Candidate }) => {
  const { data = [] } = useDuplicates(candidate.id)
  const [mergeTarget, setMergeTarget] = useState<Duplicate['candidate'] | null>(null)
  const mayMerge = useMay(mergeCandidates)
  if (data.length === 0) return null
  return (
    <Notice tone="amber" title="Deze kandidaat staat er misschien dubbel in">
      <Stack as="ul" gap={2}>
        {data.map(({ candidate: other, ...why }) => (
          <Cluster as="li" gap={3} key={other.id}>
            <TextLink to={paths.profile.href(other.id)}>{other.name}</TextLink>
            <Text as="span" size="small" tone="muted">
              {duplicateReasonTexts(why).join(' · ')}
            </Text>
            {mayMerge && (
              <Button
                variant="secondary"
                size="small"
                icon={Merge}
                aria-label={`Vergelijk met ${other.name}`}
                onClick={() => setMergeTarget(other)}
              >
                Vergelijk
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
      {mergeTarget && (
        <MergeDialog
          candidate={candidate}
          otherId={mergeTarget.id}
          otherName={mergeTarget.name}
          onClose={() => setMergeTarget(null)}
        />
      )}
    </Notice>
  )
}
